import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { kolamPath } from '../../kolam/path.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { layoutMode } from '../../stage/mode.ts'
import { dataSheetAtom, pickedAtom, store } from '../../state/store.ts'
import { ownDrawnAt } from '../../timeline/band.ts'
import type { Place } from '../../timeline/layout.ts'
import { footerAtRest } from '../../timeline/rest.ts'
import { inPlace } from '../../timeline/riding.ts'
import { rideOwn } from '../../timeline/sun.ts'
import { placeOnStage } from '../riding.ts'
import { Transforms } from '../transforms.ts'
import { SERVED } from './served.ts'

/**
 * Ends the page with the pattern that was seen last: its row on the printed sun, its line in the circle's own column, drawn
 * with the scroll, and its digits in words. Unpinned, and in reduced motion, the whole line is there.
 * @param pin the stage's box
 * @returns ends it and leaves the whole line
 */
export function startOwn(pin: HTMLElement): () => void {
  const own = pin.querySelector<HTMLElement>('[data-slot="own"]')
  const [line, head] = pin.querySelectorAll<SVGElement>('[data-own-line]')
  const said = pin.querySelector('[data-own-said]')
  const code = document.createElement('b')
  const moved = new Transforms([own])
  const riding = inPlace()
  let pattern = ''
  let place: Place | undefined
  let drawn = 1

  function writePattern(next: string): void {
    if (next === pattern) return
    pattern = next
    for (const each of [line, head]) each?.setAttribute('d', kolamPath(next))
    code.textContent = next
    for (const each of pin.querySelectorAll<HTMLElement>('[data-stands]'))
      each.style.setProperty('--turn', String(next.indexOf(each.dataset.stands ?? '') - 1.5))
  }

  /** The entry that ODD & EVEN shows: the picked one, or the last. */
  function take(): void {
    const entries = store.get(dataSheetAtom)
    const entry = entries[Math.min(store.get(pickedAtom) ?? entries.length, entries.length - 1)]
    writePattern(entry?.basePattern ?? SERVED)
    // Without a sheet it is the first row of the stack.
    said?.replaceChildren(code, entry ? ' in one line: your last pattern' : ' in one line')
    place = undefined
  }

  function draw(next: number): void {
    if (next === drawn || !line || !head) return
    drawn = next
    // Whole, it has no dash at all: the ends of one would meet in a seam.
    line.style.strokeDasharray = next < 1 ? `${next} 2` : ''
    head.style.strokeDashoffset = String(-next)
    head.style.opacity = next > 0 && next < 1 ? '1' : ''
  }

  function step(): boolean {
    if (now.stage !== 'footer' || layoutMode() !== 'pinned') {
      moved.rest(0)
      draw(1)
      return false
    }
    place ??= placeOnStage('own')
    const progress = now.reduced ? footerAtRest(now.progress) : now.progress
    rideOwn(progress, pattern.indexOf('0'), place, currentLayout(), riding)
    moved.ride(0, riding)
    draw(now.reduced ? 1 : ownDrawnAt(progress))
    return false
  }

  take()
  const stops = [addStep('dom', step), onLayout(take), store.sub(pickedAtom, take)]
  return () => {
    for (const stop of stops) stop()
    moved.clear()
    draw(1)
    writePattern(SERVED)
    said?.replaceChildren()
  }
}
