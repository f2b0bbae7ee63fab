import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { kolamPath } from '../../kolam/path.ts'
import { onLayout } from '../../stage/layout.ts'
import { layoutMode } from '../../stage/mode.ts'
import { dataSheetAtom, ownOrderAtom, pickedAtom, store } from '../../state/store.ts'
import { ownDrawnAt, ownGiltAt, ownScaleAt, ownUngiltAt } from '../../timeline/band.ts'
import { Opacities } from '../opacities.ts'
import { Transforms } from '../transforms.ts'
import { SERVED } from './served.ts'

/** Length of the drawing head, of the line; where none of it is seen, past the end. */
const HEAD = 0.012
const AWAY = 1.5

/** A dash for so much of a line; for all of it longer than that, for browsers measure it too short. */
const dashOf = (part: number): string => `${part < 1 ? part : 2} 2`

/**
 * Ends the page with the order that the visitor has made, or the pattern that was seen last: its row on the printed sun, its
 * line over the sun, drawn with the scroll, then with gold that runs round it, and its digits in words.
 * Unpinned, and in reduced motion, the line is whole.
 * @param pin the stage's box
 * @returns ends it and leaves the whole line
 */
export function startOwn(pin: HTMLElement): () => void {
  const own = pin.querySelector<HTMLElement>('[data-own]')
  const [line, gold] = pin.querySelectorAll<SVGElement>('[data-own-line]')
  const said = pin.querySelector('[data-own-said]')
  const code = document.createElement('b')
  const swelling = new Transforms([own])
  const halo = new Opacities([...pin.querySelectorAll<HTMLElement>('[data-own] > span')])
  let pattern = ''
  let drawn = Number.NaN
  let gilded = Number.NaN
  let ungilt = Number.NaN

  function writePattern(next: string): void {
    if (next === pattern) return
    pattern = next
    for (const each of [line, gold]) each?.setAttribute('d', kolamPath(next))
    code.textContent = next
    for (const each of pin.querySelectorAll<HTMLElement>('[data-stands]'))
      each.style.setProperty('--turn', String(next.indexOf(each.dataset.stands ?? '') - 1.5))
  }

  /** The order that the visitor has made, or that of the entry that ODD & EVEN shows: the picked one, or the last. */
  function take(): void {
    const made = store.get(ownOrderAtom)
    const entries = store.get(dataSheetAtom)
    const entry = entries[Math.min(store.get(pickedAtom) ?? entries.length, entries.length - 1)]
    writePattern(made ?? entry?.basePattern ?? SERVED)
    // Without a sheet it is the first row of the stack.
    const whose = made ? ': your own order' : entry ? ': your last pattern' : ''
    said?.replaceChildren(code, ` in one line${whose}`)
  }

  function draw(nextDrawn: number, gilt: number, nextUngilt: number): void {
    if (!line || !gold || (nextDrawn === drawn && gilt === gilded && nextUngilt === ungilt)) return
    drawn = nextDrawn
    gilded = gilt
    ungilt = nextUngilt
    // Whole, it keeps its dash, whose ends are round and show no seam: without one it would be laid out anew.
    line.style.strokeDasharray = dashOf(drawn)
    gold.style.strokeDasharray = dashOf(gilt - ungilt || HEAD)
    gold.style.strokeDashoffset = String(-(gilt > ungilt ? ungilt : drawn > 0 && drawn < 1 ? drawn : AWAY))
    halo.putAll(gilt)
  }

  function rest(): void {
    swelling.clear()
    draw(1, 1, 1)
  }

  function step(): boolean {
    if (now.stage !== 'footer' || layoutMode() !== 'pinned' || now.reduced) {
      rest()
      return false
    }
    const { progress } = now
    draw(ownDrawnAt(progress), ownGiltAt(progress), ownUngiltAt(progress))
    swelling.put(0, 0, 0, ownScaleAt(progress))
    return false
  }

  take()
  const stops = [
    addStep('dom', step),
    onLayout(take),
    store.sub(pickedAtom, take),
    store.sub(ownOrderAtom, take),
  ]
  return () => {
    for (const stop of stops) stop()
    rest()
    writePattern(SERVED)
    said?.replaceChildren()
  }
}
