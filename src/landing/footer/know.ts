import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn, layoutMode } from '../../stage/mode.ts'
import { latest } from '../../state/store.ts'
import { FOOTER_CUES } from '../../timeline/cues.ts'
import { circleBefore } from '../../timeline/footer.ts'
import type { Place } from '../../timeline/layout.ts'
import { createPicture } from '../../timeline/picture.ts'
import { footerAtRest } from '../../timeline/rest.ts'
import { inPlace } from '../../timeline/riding.ts'
import { createShown, showNumbers } from '../../timeline/shown.ts'
import { comesAt, ridersShownAt, rideSun } from '../../timeline/sun.ts'
import { Opacities } from '../opacities.ts'
import { NOWHERE, placeOnStage } from '../riding.ts'
import { Transforms } from '../transforms.ts'

/** From when on what stands on the sun comes in, in the order of the document. */
const COMES_FROM = [
  FOOTER_CUES.own.from,
  FOOTER_CUES.own.from,
  FOOTER_CUES.play,
  FOOTER_CUES.links,
  FOOTER_CUES.fine,
] as const

/**
 * Lets what stands on the sun come in and go with the scroll: on the way back it is gone before KNOW MORE passes through it.
 * Lets KNOW MORE ride on the circle that grows into the sun, until its own place is reached and its cue shows it.
 * @param heading the element that its cue shows, round the words
 * @returns ends it and leaves the words where they stand
 */
export function startKnow(heading: HTMLElement): () => void {
  const element = heading.querySelector<HTMLElement>('[data-slot="know"]')
  const words = new Transforms([element])
  const opacity = new Opacities(element ? [element] : [])
  const others = heading
    .closest('[data-stage]')
    ?.querySelectorAll<HTMLElement>('[data-cue]:not([data-rides])')
  const standing = new Opacities([...(others ?? [])])
  const riding = inPlace()
  const picture = createPicture()
  const shown = createShown()
  let circle: Place | undefined
  let place = NOWHERE

  function rest(): void {
    if (words.rest(0)) heading.removeAttribute('data-riding')
    opacity.clear()
  }

  /** Where its cue hides it, that alone does. */
  function comeIn(progress: number): void {
    for (let i = 0; i < COMES_FROM.length; i++) {
      const from = COMES_FROM[i] ?? 0
      standing.put(i, progress > from ? comesAt(progress, from) : 1)
    }
  }

  function step(): boolean {
    comeIn(now.stage === 'footer' && !now.reduced && layoutMode() === 'pinned' ? now.progress : 1)
    if (!isDrawn() || now.stage !== 'footer' || now.progress >= FOOTER_CUES.words) {
      if (now.stage !== 'footer') circle = undefined
      rest()
      return false
    }
    if (!circle) {
      showNumbers(shown, currentLayout(), latest.picked)
      circle = circleBefore(shown, currentLayout(), picture)
      place = placeOnStage('know')
    }
    const progress = now.reduced ? footerAtRest(now.progress) : now.progress
    rideSun(progress, circle, place, currentLayout(), riding)
    words.ride(0, riding)
    opacity.put(0, now.reduced ? 1 : ridersShownAt(progress))
    // What rides shows, whatever its cue says.
    heading.toggleAttribute('data-riding', true)
    return false
  }

  const stops = [addStep('dom', step), onLayout(() => (circle = undefined))]
  return () => {
    for (const stop of stops) stop()
    standing.clear()
    rest()
  }
}
