import { type Places, placeIn } from '../../film/places.ts'
import { opacitiesOf } from '../../film/styles.ts'
import { Transforms } from '../../film/transforms.ts'
import { addStep } from '../../frame/loop.ts'
import { lerp } from '../../picture/vec.ts'
import { evenAt } from '../../story/odd-even/play.ts'
import { isPresent, progressIn } from '../../viewport/cues.ts'
import { currentLayout, onLayout } from '../../viewport/layout.ts'
import { isDrawn, layoutMode } from '../../viewport/mode.ts'

/** Size of a number whose row waits, of the size that it has while its row applies. */
const WAITING = 0.54
/** How far from the border such a number ends, of the height of a piece. */
const CLEAR = 0.65

/** Where an element is at the other occurrences than those at which it is in its own place: so far down, px, and how large. */
interface Ride {
  /** Whether even occurrences are those of its own place. */
  readonly isEven: boolean
  readonly down: number
  readonly size: number
}

/** Returns how an element rides on the border. */
function rideOf(element: HTMLElement, places: Places): Ride {
  const odd = placeIn(places, 'border-odd')
  const even = placeIn(places, 'border-even')
  if ('border' in element.dataset) return { isEven: false, down: odd.y - even.y, size: 1 }
  const isEven = element.closest<HTMLElement>('[data-half]')?.dataset.half === 'even'
  // As large as ever, so that they can be seen.
  if ('tally' in element.dataset) return { isEven, down: 0, size: 1 / WAITING }
  const values = placeIn(places, isEven ? 'values-even' : 'values-odd')
  const away = CLEAR * odd.height + (WAITING * values.height) / 2
  const down = isEven ? values.y - odd.y + away : values.y - even.y - away
  // A layer's text would be blurred between whole px.
  return { isEven, down: Math.round(down), size: WAITING }
}

/**
 * Keeps what rides on the border between the halves with it: numbers, their chances and chips, the still pictures of the pieces. Where
 * nothing is drawn it is at the one place or the other.
 * @param section the stage's section, in the document
 * @returns ends it
 */
export function startBorder(section: HTMLElement): () => void {
  const elements = [...section.querySelectorAll<HTMLElement>('[data-border], [data-number], [data-tally]')]
  const chances = [...section.querySelectorAll<HTMLElement>('[data-chance]')]
  const moved = new Transforms(elements)
  const told = opacitiesOf(chances)
  let rides: readonly Ride[] | undefined
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
    if (!isDrawn()) return section.dataset.parity === 'even' ? 1 : 0
    return isPresent('odd-even') ? evenAt(progressIn('odd-even'), currentLayout()) : written
  }

  function step(): boolean {
    if (layoutMode() === 'flow') {
      leave()
      return false
    }
    const even = part()
    if (even === written) return false
    if (Number.isNaN(even)) {
      leave()
      return false
    }
    const { places } = currentLayout()
    if (!places['border-odd']) return false
    rides ??= elements.map(element => rideOf(element, places))
    written = even
    isAsServed = false
    for (const [i, { isEven, down, size }] of rides.entries()) {
      const away = isEven ? 1 - even : even
      moved.put(i, 0, away * down, lerp(1, size, away))
    }
    // Those of the half that waits are hidden.
    for (let i = 0; i < chances.length; i++) if (!chances[i]?.hidden) told.put(i, Math.abs(2 * even - 1))
    return false
  }

  function relayout(): void {
    rides = undefined
    written = Number.NaN
  }

  const stops = [onLayout(relayout), addStep('dom', step), leave]
  step()
  return () => {
    for (const stop of stops) stop()
  }
}
