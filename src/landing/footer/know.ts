import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { layoutMode } from '../../stage/mode.ts'
import { slot } from '../../stage/slots.ts'
import { latest } from '../../state/store.ts'
import { FOOTER_CUES } from '../../timeline/cues.ts'
import { circleBefore, type Riding, rideSun } from '../../timeline/footer.ts'
import type { Place } from '../../timeline/layout.ts'
import { createPicture } from '../../timeline/picture.ts'
import { footerAtRest } from '../../timeline/rest.ts'

const NOWHERE: Place = { x: 0, y: 0, size: 1 }

/** The columns of the pattern that odd & even has shown last. */
function shownColumns(): Float32Array {
  const { entries, entryColumns } = currentLayout()
  const place = Math.min(latest.picked ?? entries - 1, entries - 1)
  return Float32Array.from(COLUMNS, shape => entryColumns[place * 4 + shape] ?? shape)
}

/** Where the words stand at rest, stage px with y up; their width as size. */
function placeAtRest(): Place {
  const found = slot('know')
  if (!found) return NOWHERE
  return { x: found.xPx - now.widthPx / 2, y: now.heightPx / 2 - found.yPx, size: found.widthPx }
}

/**
 * Lets KNOW MORE ride on the circle that grows into the sun, until its own place is reached and its cue shows it.
 * @param heading the element that its cue shows, round the words
 * @returns ends it and leaves the words where they stand
 */
export function startKnow(heading: HTMLElement): () => void {
  const words = heading.querySelector<HTMLElement>('[data-slot="know"]')
  const riding: Riding = { dx: 0, dy: 0, scale: 1 }
  const picture = createPicture()
  let circle: Place | undefined
  let place = NOWHERE
  let written = ''

  function write(transform: string): void {
    if (transform === written || !words) return
    written = transform
    words.style.transform = transform
    // What rides shows, whatever its cue says.
    heading.toggleAttribute('data-riding', transform !== '')
  }

  function step(): boolean {
    const isDrawn = layoutMode() === 'pinned' && latest.scene === 'ready'
    if (!isDrawn || now.stage !== 'footer' || now.progress >= FOOTER_CUES.words) {
      if (now.stage !== 'footer') circle = undefined
      write('')
      return false
    }
    if (!circle) {
      circle = circleBefore(shownColumns(), currentLayout(), picture)
      place = placeAtRest()
    }
    const progress = now.reduced ? footerAtRest(now.progress) : now.progress
    rideSun(progress, circle, place, currentLayout(), riding)
    const { dx, dy, scale } = riding
    write(`translate(${dx.toFixed(1)}px, ${(-dy).toFixed(1)}px) scale(${scale.toFixed(4)})`)
    return false
  }

  const stops = [addStep('dom', step), onLayout(() => (circle = undefined))]
  return () => {
    for (const stop of stops) stop()
    write('')
  }
}
