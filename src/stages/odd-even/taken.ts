import { Opacities } from '../../film/opacities.ts'
import type { Transforms } from '../../film/transforms.ts'
import { COLUMNS, type Column } from '../../rules/constants.ts'
import { currentLayout } from '../../stage/layout.ts'
import { slot } from '../../stage/slots.ts'
import {
  heldOff,
  isOnInk,
  overTray,
  pastAt,
  takenAt,
  takenUpAt,
  turnedAtEdge,
} from '../../timeline/carried.ts'
import { isPhone, NUMBER_LINE } from '../../timeline/layout.ts'
import { CARRY } from '../../timeline/thresholds.ts'
import type { Tray } from '../../timeline/tray.ts'
import { lerp } from '../../timeline/vec.ts'

/** Where a number stands in the table, px from where it stands by its piece, and its size over that there. */
interface Start {
  readonly dx: number
  /** From the top of the stage; its own place hangs on the border. */
  readonly y: number
  readonly ownY: number
  readonly scale: number
  /** Half of its height there, as drawn, over that size. */
  readonly half: number
}

/** In the table the digits stand half of this right of their cell's middle, over their type (table.module.css). */
const TRAILING = 0.06
/** Height of a digit over that of its line. */
const DIGIT = 0.84

const ROWS = ['odd', 'even'] as const

function startOf(row: (typeof ROWS)[number], column: Column): Start | undefined {
  const cell = slot(`cell-${column}`)
  const line = slot(`row-${row}`)
  const type = slot('sheet-number')
  const own = slot(`${row}-${column}`)
  if (!cell || !line || !type || !own?.heightPx) return undefined
  return {
    dx: cell.xPx + (TRAILING / 2) * type.heightPx - own.xPx,
    y: line.yPx,
    ownY: own.yPx,
    scale: (type.heightPx * NUMBER_LINE) / own.heightPx,
    half: (DIGIT / 2) * own.heightPx,
  }
}

/** Takes numbers out of the table and carries them to their pieces (signature, section 7.4): first the odd ones, then the even ones. */
export class Taken {
  private readonly elements: readonly HTMLElement[]
  private readonly shown: Opacities
  private readonly tallies: Opacities
  /** The same numbers in the table, which are there until these leave. */
  private readonly left: readonly HTMLElement[]
  private starts: readonly (Start | undefined)[] = []

  /** @param elements the numbers by row and column */
  constructor(elements: readonly HTMLElement[]) {
    this.elements = elements
    this.shown = new Opacities(elements)
    this.tallies = new Opacities(
      elements.flatMap(element => [...element.querySelectorAll<HTMLElement>('[data-tally]')]),
    )
    this.left = [...document.querySelectorAll<HTMLElement>('#data-sheet [data-value]')]
  }

  relayout(): void {
    this.clear()
    this.starts = ROWS.flatMap(row => COLUMNS.map(column => startOf(row, column)))
  }

  /**
   * Writes a number's place on its way.
   * @param i its place among all
   * @param scale its size by its piece, and `near` how much lower it stands there than in its own place
   */
  write(
    numbers: Transforms,
    i: number,
    progress: number,
    borderPx: number,
    scale: number,
    near: number,
    tray: Tray,
  ): void {
    const start = this.starts[i]
    const layout = currentLayout()
    const column = i % COLUMNS.length
    const isHere = progress >= CARRY.taken.landscape.from
    const isEven = i >= COLUMNS.length
    if (!start) return
    const across = takenAt(progress, column, layout)
    this.tallies.put(i, across)
    const size = lerp(start.scale, scale, across)
    const half = start.half * size
    const { portrait } = layout
    // Its own place on the border, px up.
    const middle = layout.heightPx / 2 - start.ownY - borderPx
    const from = layout.heightPx / 2 - start.y
    const own = middle - near
    // Past the bar of the list, where there is room between that and the heading: on a tablet there is none.
    const up =
      isPhone(layout) && !isEven
        ? lerp(from, overTray(own, start.half, tray), pastAt(progress, column))
        : lerp(from, own, takenUpAt(progress, column, layout))
    // Over wide windows' ink none passes; upright, the odd ones pass over the tray, and it pours under the even ones.
    const isOn = portrait && isOnInk(up, tray)
    this.shown.put(i, isHere ? 1 : 0)
    this.mark(i, isHere, portrait && isHere && isEven !== isOn)
    numbers.put(
      i,
      start.dx * (1 - across),
      middle - up - (portrait ? heldOff(up, half, tray) : 0),
      size,
      portrait ? size * turnedAtEdge(up, half, tray) : size,
    )
  }

  /** Whether a number is hidden in the table, and here stands on the other ground than by its piece. */
  private mark(i: number, isHidden: boolean, isCrossed: boolean): void {
    const left = this.left[i]
    const visibility = isHidden ? 'hidden' : ''
    // Not by opacity: with that the table would be laid out.
    if (left && left.style.visibility !== visibility) left.style.visibility = visibility
    this.elements[i]?.toggleAttribute('data-crossed', isCrossed)
  }

  /** Shows all of them where they stand. */
  clear(): void {
    this.shown.clear()
    this.tallies.clear()
    for (let i = 0; i < this.elements.length; i++) this.mark(i, false, false)
  }
}
