import type { Column } from './constants.ts'
import { type BasePattern, isBasePattern } from './patterns.ts'
import { quoteValue } from './quote.ts'

/** One value for each column 0 to 3. */
export type Row = readonly [number, number, number, number]

export type Parity = 'odd' | 'even'

/** One of the 24 entries of a season's data sheet. */
export interface DataSheetEntry {
  readonly basePattern: BasePattern
  readonly odd: Row
  readonly even: Row
}

/** Why something published is not in the sheet. */
export interface SheetFault {
  /** Place in the published list, from 0; -1 where the fault is the list's own. */
  readonly place: number
  /** The entry's base pattern, where that much of it is right. */
  readonly basePattern?: BasePattern
  readonly field?: 'base_pattern' | Parity
  readonly reason: string
}

/** More values than a document of 1 MiB can hold: a longer list is made to stall the page. */
const PLACES_READ = 2 ** 18
const FAULTS_DESCRIBED = 24

/** A row from a value for each column. */
export function makeRow(valueAt: (column: Column) => number): Row {
  return [valueAt(0), valueAt(1), valueAt(2), valueAt(3)]
}

/** The sum of a row's four values. */
export function sumOf(row: Row): number {
  return row[0] + row[1] + row[2] + row[3]
}

/**
 * The valid entries of a published list, in its order, and a fault for everything left out. On the wire an entry is `{ base_pattern, odd, even }`.
 * Takes any value at all and never throws.
 */
export function readSheet(published: unknown): {
  entries: readonly DataSheetEntry[]
  faults: readonly SheetFault[]
} {
  const list = attempt(() => readList(published))
  if (!list)
    return { entries: [], faults: [{ place: -1, reason: `is not a list but ${quoteValue(published)}` }] }

  const entries = new Map<BasePattern, DataSheetEntry>()
  const faults: SheetFault[] = []
  for (let place = 0; place < Math.min(list.length, PLACES_READ); place += 1) {
    const read = attempt(() => readEntry(list.values[place])) ?? { reason: 'cannot be read' }
    if ('reason' in read) faults.push({ place, ...read })
    else if (!entries.has(read.basePattern)) entries.set(read.basePattern, read)
    else {
      const reason = 'repeats an earlier entry, which is kept'
      faults.push({ place, basePattern: read.basePattern, field: 'base_pattern', reason })
    }
  }
  if (list.length > PLACES_READ) {
    faults.push({ place: PLACES_READ, reason: 'and everything after it is not read: the list is too long' })
  }
  return { entries: [...entries.values()], faults }
}

/** One bounded message that names each fault with its place and its reason; '' where there is none. */
export function describeFaults(faults: readonly SheetFault[]): string {
  if (faults.length === 0) return ''
  const lines = faults.slice(0, FAULTS_DESCRIBED).map(({ place, basePattern, field, reason }) => {
    const subject = place < 0 ? 'the update' : `entry ${place}${basePattern ? ` (${basePattern})` : ''}`
    return `${subject}: ${field ? `${field} ` : ''}${reason}`
  })
  const more = faults.length - lines.length
  if (more > 0) lines.push(`and ${more} more`)
  return `Data sheet, left out:\n${lines.join('\n')}`
}

/** Returns what `read` returns, or null where the value it looks at throws: published values may hold any code. */
function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

function readList(published: unknown): { values: readonly unknown[]; length: number } | null {
  return Array.isArray(published) ? { values: published, length: Number(published.length) } : null
}

/** Every property is read once, so that a getter cannot pass the check with one value and show another. */
function readEntry(value: unknown): DataSheetEntry | Omit<SheetFault, 'place'> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { reason: `is not an object but ${quoteValue(value)}` }
  }
  const basePattern: unknown = Reflect.get(value, 'base_pattern')
  if (!isBasePattern(basePattern)) {
    return { field: 'base_pattern', reason: `is not a permutation of 0123 but ${quoteValue(basePattern)}` }
  }
  const odd = readRow(Reflect.get(value, 'odd'))
  if (typeof odd === 'string') return { basePattern, field: 'odd', reason: odd }
  const even = readRow(Reflect.get(value, 'even'))
  if (typeof even === 'string') return { basePattern, field: 'even', reason: even }
  return { basePattern, odd, even }
}

/** The row, or the reason why it is none. */
function readRow(value: unknown): Row | string {
  if (!Array.isArray(value)) return `is not a list of four numbers but ${quoteValue(value)}`
  const length: unknown = value.length
  if (length !== 4) return `has ${quoteValue(length)} instead of four values`
  const values: readonly unknown[] = [value[0], value[1], value[2], value[3]]
  const wrong = values.findIndex(number => !isRowValue(number))
  if (wrong >= 0) return `has at ${wrong} no finite non-negative number but ${quoteValue(values[wrong])}`
  return makeRow(column => Number(values[column]))
}

function isRowValue(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
