import { COLUMNS, type Column } from '../../rules/constants.ts'
import { slot } from '../../stage/slots.ts'
import { takenAt, takenUpAt } from '../../timeline/carried.ts'
import { NUMBER_LINE } from '../../timeline/layout.ts'
import { CARRY } from '../../timeline/thresholds.ts'
import { lerp } from '../../timeline/vec.ts'
import { Opacities } from '../opacities.ts'
import type { Transforms } from '../transforms.ts'

/** Where a number stands in the table, px from where it stands over its piece, and its size over that there. */
interface Start {
  readonly dx: number
  /** From the top of the stage; its own place hangs on the border. */
  readonly y: number
  readonly ownY: number
  readonly scale: number
}

/** In the table the digits stand half of this right of their cell's middle, over their type (table.module.css). */
const TRAILING = 0.06

function startOf(column: Column): Start | undefined {
  const cell = slot(`cell-${column}`)
  const row = slot('row-odd')
  const type = slot('sheet-number')
  const own = slot(`odd-${column}`)
  if (!cell || !row || !type || !own?.heightPx) return undefined
  return {
    dx: cell.xPx + (TRAILING / 2) * type.heightPx - own.xPx,
    y: row.yPx,
    ownY: own.yPx,
    scale: (type.heightPx * NUMBER_LINE) / own.heightPx,
  }
}

const LAST = COLUMNS.length - 1

/** Takes the odd numbers out of the table and carries them over their columns (signature, section 7.4). */
export class Taken {
  private readonly shown: Opacities
  private readonly tallies: Opacities
  /** The same numbers in the table, which are there until these leave. */
  private readonly left: readonly HTMLElement[]
  private areHere = false
  private starts: readonly (Start | undefined)[] = []

  /** @param elements the odd numbers by column */
  constructor(elements: readonly HTMLElement[]) {
    this.shown = new Opacities(elements)
    this.tallies = new Opacities(
      elements.flatMap(element => [...element.querySelectorAll<HTMLElement>('[data-tally]')]),
    )
    this.left = [...document.querySelectorAll<HTMLElement>('#data-sheet [data-value=odd]')]
  }

  relayout(): void {
    this.starts = COLUMNS.map(startOf)
  }

  /** Writes a number's place on its way; i is its place in `numbers`. */
  write(numbers: Transforms, i: number, column: Column, progress: number, borderPx: number): void {
    const start = this.starts[column]
    const isHere = progress >= CARRY.taken.from
    this.shown.put(column, isHere ? 1 : 0)
    const left = this.left[column]
    // Not by opacity: with that the table would be laid out.
    if (left && isHere !== this.areHere) left.style.visibility = isHere ? 'hidden' : ''
    if (column === LAST) this.areHere = isHere
    if (!start) return
    const across = takenAt(progress, column)
    this.tallies.put(column, across)
    const y = (start.y - start.ownY - borderPx) * (1 - takenUpAt(progress, column))
    numbers.put(i, start.dx * (1 - across), y, lerp(start.scale, 1, across))
  }

  /** Shows all of them where they stand. */
  clear(): void {
    this.shown.clear()
    this.tallies.clear()
    this.areHere = false
    for (const each of this.left) each.style.visibility = ''
  }
}
