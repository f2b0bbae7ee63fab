import { PATTERNS } from '../../src/rules/patterns.ts'
import { type DataSheetEntry, readSheet, type SheetFault, sumOf } from '../../src/rules/sheet.ts'
import { CsvError, readCsv } from './csv.ts'

/** Every row gives percentages; the rules only need them to be finite and not negative. */
const ROW_TOTAL = 100
/** Sums of decimal fractions are off by less than this. */
const ROUNDING = 1e-6

/** What a text says about a season. */
export interface CheckedSheet {
  readonly entries: readonly DataSheetEntry[]
  /** What keeps it from being published, one line each: entry, field and reason. */
  readonly faults: readonly string[]
  /** What may be meant and is worth a look, one line each. */
  readonly warnings: readonly string[]
}

interface Listed {
  readonly value: unknown
  readonly line?: number
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the entries of a JSON text: a list, an object whose values they are, or either in the field `sheet`. */
function readJson(text: string): readonly Listed[] {
  const content: unknown = JSON.parse(text)
  const sheet = isRecord(content) && Object.hasOwn(content, 'sheet') ? content.sheet : content
  if (!Array.isArray(sheet) && !isRecord(sheet)) throw new SyntaxError('it holds no list of entries')
  return Object.values(sheet).map(value => ({ value }))
}

/** Reads a season from JSON or CSV and names everything that is wrong with it. Never throws for its content. */
export function checkSheet(text: string): CheckedSheet {
  try {
    return checkEntries(/^\s*[[{]/.test(text) ? readJson(text) : readCsv(text))
  } catch (error) {
    const isContent = error instanceof SyntaxError || error instanceof CsvError
    if (!isContent) throw error
    // npm prints the name of the script before its output unless it is told not to.
    const hint = /^\s*> /.test(text) ? ' (this looks like npm’s own output: use npm run -s)' : ''
    return { entries: [], faults: [`the text cannot be read: ${error.message}${hint}`], warnings: [] }
  }
}

function checkEntries(listed: readonly Listed[]): CheckedSheet {
  const { entries, faults } = readSheet(listed.map(({ value }) => value))
  const lines = faults.map(fault => describe(fault, listed[fault.place]?.line))
  if (listed.length === 0) lines.push('there is no entry')
  return { entries, faults: lines, warnings: warningsOf(entries) }
}

function describe({ place, basePattern, field, reason }: SheetFault, line: number | undefined): string {
  const where = [basePattern, line && `line ${line}`].filter(Boolean).join(', ')
  return `entry ${place}${where ? ` (${where})` : ''}: ${field ? `${field} ` : ''}${reason}`
}

function warningsOf(entries: readonly DataSheetEntry[]): readonly string[] {
  const sums = entries.flatMap(entry =>
    (['odd', 'even'] as const)
      .map(row => ({ row, sum: sumOf(entry[row]) }))
      .filter(({ sum }) => Math.abs(sum - ROW_TOTAL) > ROUNDING)
      .map(({ row, sum }) => `pattern ${entry.basePattern}: ${row} sums to ${sum}, not ${ROW_TOTAL}`),
  )
  const present = new Set(entries.map(({ basePattern }) => basePattern))
  const missing = PATTERNS.filter(pattern => !present.has(pattern))
  if (missing.length === 0 || entries.length === 0) return sums
  return [...sums, `${entries.length} of ${PATTERNS.length} patterns; missing: ${missing.join(', ')}`]
}
