import { opacitiesOf } from '../../film/styles.ts'
import { Transforms } from '../../film/transforms.ts'
import { lerp } from '../../film/vec.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { isPresent, progressIn } from '../../viewport/cues.ts'
import { currentLayout, onLayout } from '../../viewport/layout.ts'
import { isDrawn, layoutMode } from '../../viewport/mode.ts'
import { evenAt } from './play.ts'

/** Size of a number whose row waits, of the size that it has while its row applies. */
const WAITING = 0.54

/** What rides on the border: where it stands at odd and at even occurrences, px, and how large it is there. */
interface Rider {
  readonly odd: number
  readonly even: number
  readonly oddSize: number
  readonly evenSize: number
}

/** The places of an element that its style sheet states for this window. */
function riderOf(element: HTMLElement): Rider {
  const style = getComputedStyle(element)
  const px = (name: string) => Number.parseFloat(style.getPropertyValue(name))
  const waits = 'number' in element.dataset ? WAITING : 'tally' in element.dataset ? 1 + px('--grows') : 1
  const half = element.closest<HTMLElement>('[data-half]')?.dataset.half
  // A layer's text would be blurred between whole px.
  const at = 'border' in element.dataset ? px : (name: string) => Math.round(px(name))
  return {
    odd: at('--at-odd'),
    even: at('--at-even'),
    oddSize: half === 'even' ? waits : 1,
    evenSize: half === 'odd' ? waits : 1,
  }
}

/**
 * Keeps what rides on the border between the halves with it: numbers, their chances and chips, the places of the pieces. With reduced
 * motion, and where nothing is drawn, it is at the one place or the other.
 * @param section the stage's section, in the document
 * @returns ends it
 */
export function startBorder(section: HTMLElement): () => void {
  const elements = [...section.querySelectorAll<HTMLElement>('[data-border], [data-number], [data-tally]')]
  const chances = [...section.querySelectorAll<HTMLElement>('[data-chance]')]
  const moved = new Transforms(elements)
  const told = opacitiesOf(chances)
  let riders: readonly Rider[] | undefined
  let written = Number.NaN
  let isAsServed = true

  function leave(): void {
    if (isAsServed) return
    isAsServed = true
    written = Number.NaN
    moved.clear()
    told.clear()
  }

  /** How far the border has gone to its place at even occurrences. */
  function part(): number {
    if (now.reduced || !isDrawn()) return section.dataset.parity === 'even' ? 1 : 0
    return isPresent('odd-even') ? evenAt(progressIn('odd-even'), currentLayout()) : written
  }

  function step(): boolean {
    if (layoutMode() === 'flow') {
      leave()
      return false
    }
    const even = part()
    if (even === written || Number.isNaN(even)) return false
    riders ??= elements.map(riderOf)
    // Offline the styles may come after the scripts.
    if (Number.isNaN(riders[0]?.odd)) riders = undefined
    if (!riders) return false
    written = even
    isAsServed = false
    for (const [i, rider] of riders.entries())
      moved.put(i, 0, lerp(rider.odd, rider.even, even), lerp(rider.oddSize, rider.evenSize, even))
    // Those of the half that waits are hidden.
    for (let i = 0; i < chances.length; i++) if (!chances[i]?.hidden) told.put(i, Math.abs(2 * even - 1))
    return false
  }

  function relayout(): void {
    riders = undefined
    written = Number.NaN
  }

  const stops = [onLayout(relayout), addStep('dom', step), leave]
  step()
  return () => {
    for (const stop of stops) stop()
  }
}
