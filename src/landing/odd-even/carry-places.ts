import { COLUMNS, type Column } from '../../rules/constants.ts'
import type { Parity } from '../../rules/sheet.ts'
import { slot } from '../../stage/slots.ts'
import { NUMBER_LINE } from '../../timeline/layout.ts'

/** Where a number or a name stands in the table and by its piece: px from the top left of the stage, heights of type. */
export interface CarryPlace {
  /** What is scaled about: the middle of a number, the left end of a name. */
  readonly fromX: number
  readonly fromY: number
  readonly toX: number
  /** From the border between the halves. */
  readonly toY: number
  readonly fromScale: number
  /** Height of it by its piece. */
  readonly heightPx: number
}

const PARITIES = ['odd', 'even'] as const

/** In the table the digits stand half of this right of their cell's middle, over their type (table.module.css). */
const TRAILING = 0.06

function numberPlace(parity: Parity, column: Column): CarryPlace | undefined {
  const cell = slot(`cell-${column}`)
  const head = slot(`row-${parity}`)
  const type = slot('sheet-number')
  const rest = slot(`${parity}-${column}`)
  if (!cell || !head || !type || !rest?.heightPx) return undefined
  return {
    fromX: cell.xPx + (TRAILING / 2) * type.heightPx,
    fromY: head.yPx,
    toX: rest.xPx,
    toY: rest.yPx,
    fromScale: (type.heightPx * NUMBER_LINE) / rest.heightPx,
    heightPx: rest.heightPx,
  }
}

function labelPlace(parity: Parity): CarryPlace | undefined {
  const head = slot(`row-${parity}`)
  const rest = slot(`label-${parity}`)
  if (!head || !rest?.heightPx) return undefined
  return {
    fromX: head.xPx - head.widthPx / 2,
    fromY: head.yPx,
    toX: rest.xPx - rest.widthPx / 2,
    toY: rest.yPx,
    fromScale: head.heightPx / rest.heightPx,
    heightPx: rest.heightPx,
  }
}

/** Returns the places of the numbers, by their names; none where the table or the stage does not stand. */
export const numberPlaces = (): ReadonlyMap<string, CarryPlace> =>
  new Map(
    PARITIES.flatMap(parity =>
      COLUMNS.flatMap(column => {
        const place = numberPlace(parity, column)
        return place ? [[`${parity}-${column}`, place] as const] : []
      }),
    ),
  )

/** Returns the places of the names of the rows. */
export const labelPlaces = (): ReadonlyMap<string, CarryPlace> =>
  new Map(
    PARITIES.flatMap(parity => {
      const place = labelPlace(parity)
      return place ? [[parity, place] as const] : []
    }),
  )

export interface RulePlace {
  readonly x: number
  readonly y: number
  readonly widthPx: number
}

/** Returns the rules of the table from its first to its last, by their left end; none where it does not stand. */
export function rulePlaces(): readonly RulePlace[] {
  const frame = slot('sheet-table')
  const head = slot('cell-0')
  const odd = slot('row-odd')
  const even = slot('row-even')
  if (!frame || !head || !odd || !even) return []
  const row = even.yPx - odd.yPx
  const y = [odd.yPx - row / 2 - head.heightPx, odd.yPx - row / 2, odd.yPx + row / 2, even.yPx + row / 2]
  return y.map(each => ({ x: frame.xPx - frame.widthPx / 2, y: each, widthPx: frame.widthPx }))
}
