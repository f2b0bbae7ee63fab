import { COLUMNS } from './constants.ts'
import type { DataSheetEntry, Row } from './sheet.ts'
import { sheetValueText } from './sheet-value.ts'

/** Values are as large as the largest where less is missing than a computer loses as it adds. */
const NEARLY = 1 - 1e-9
/** Of fewer patterns none is the most of all. */
const FEW = 3
/** A column swings where it moves by more than this share of what its row adds up to. */
const SWINGS = 0.3

/** What more of a sheet have in common is nothing to be named. */
const SHARED = 3

/** Values of a pattern: its odd row, then its even one. */
const VALUES = 8

/** Where a sentence that is set in two lines goes on in the second one; in one line it is a space. */
const BREAK = '\n'

/** Where the largest value is, at most thrice. */
function tops(values: readonly number[]): readonly number[] {
  const top = Math.max(...values)
  const at = values.flatMap((value, i) => (value >= top * NEARLY ? [i] : []))
  return Number.isFinite(top) && at.length <= SHARED ? at : []
}

/** Where the smallest value is, in the same way. */
const lows = (values: readonly number[]) => tops(values.map(value => 1 / (1 + value)))

/** Where the largest value is, or -1 where another one is as large. */
function largest(values: readonly number[]): number {
  const [at = -1, ...others] = tops(values)
  return others.length > 0 ? -1 : at
}

/** Values as they are written, so that what is said is true of what is seen. */
const seen = (row: Row): number[] => row.map(value => Number(sheetValueText(value)))

function swingsOf({ odd, even }: DataSheetEntry): number[] {
  const [first, second] = [seen(odd), seen(even)]
  return COLUMNS.map(column => Math.abs((first[column] ?? 0) - (second[column] ?? 0)))
}

const both = ({ odd, even }: DataSheetEntry, column: number): string =>
  `${sheetValueText(odd[column] ?? 0)} odd, ${sheetValueText(even[column] ?? 0)} even.`

/** What can be seen of a pattern: the column that moves, or those that lead; '' where none does alone. */
function remarkOf(entry: DataSheetEntry): string {
  const odd = seen(entry.odd)
  const swings = swingsOf(entry)
  const most = largest(swings)
  const total = odd.reduce((sum, value) => sum + value, 0)
  if ((swings[most] ?? 0) > SWINGS * total)
    return `Column\u00a0${most} swings most:${BREAK}${both(entry, most)}`
  const [first, second] = [largest(odd), largest(seen(entry.even))]
  if (first < 0 || second < 0) return ''
  return first === second
    ? `Column\u00a0${first} leads both rows:${BREAK}${both(entry, first)}`
    : `Odd leans on column\u00a0${first},${BREAK}even on column\u00a0${second}.`
}

const NOTHING: readonly number[] = Array.from({ length: VALUES }, () => 0)

/** What is said of a pattern; `isRecord` where no other one of its sheet has more of that. */
export interface Remark {
  readonly text: string
  readonly isRecord: boolean
  /** For each value, odd then even ones: 1 where it makes this the most of all, -1 the least, 0 where neither. */
  readonly makes: readonly number[]
}

/**
 * A sentence for each pattern of a sheet that says what its picture shows, '' where nothing stands out. One that has the
 * most or the least of something says so, and with which other one it has that, or with how many.
 */
export function remarksOn(entries: readonly DataSheetEntry[]): readonly Remark[] {
  const remarks: Remark[] = entries.map(entry => ({
    text: remarkOf(entry),
    isRecord: false,
    makes: NOTHING,
  }))
  if (entries.length < FEW) return remarks
  const values = entries.flatMap(({ odd, even }) => [...seen(odd), ...seen(even)])
  const swings = entries.map(swingsOf)
  const say = (
    places: readonly number[],
    each: number,
    makes: number,
    what: string,
    where: (at: number) => string,
  ) => {
    const patterns = new Set(places.map(at => Math.floor(at / each)))
    for (const at of places) {
      const own = Math.floor(at / each)
      const others = [...patterns].filter(other => other !== own)
      const known = others.length > 1 ? `${others.length} others` : entries[others[0] ?? -1]?.basePattern
      const begins = what + (known ? `, as in ${known}` : ` of all ${entries.length}`)
      remarks[own] = {
        text: begins + where(at),
        isRecord: true,
        // Places are counted by entries, by columns, or by values.
        makes: NOTHING.map((_, value) => (value % each === at % each ? makes : 0)),
      }
    }
  }
  const inRow = (at: number) =>
    `:${BREAK}${sheetValueText(values[at] ?? 0)}, ${at & 4 ? 'even' : 'odd'}, column\u00a0${at & 3}.`
  say(lows(swings.map(each => Math.max(...each))), 1, -1, 'Smallest swing', () => '.')
  say(lows(values), 8, -1, 'Lowest value', inRow)
  say(tops(values), 8, 1, 'Highest value', inRow)
  say(tops(swings.flat()), 4, 1, 'Widest swing', at => {
    const entry = entries[at >> 2]
    return entry ? `:${BREAK}column\u00a0${at & 3}, ${both(entry, at & 3)}` : ''
  })
  return remarks
}
