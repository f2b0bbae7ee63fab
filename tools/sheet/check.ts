import { PARITIES } from '../../src/rules/constants.ts'
import { PATTERNS } from '../../src/rules/patterns.ts'
import { type DataSheetEntry, readSheet, type SheetFault, sumOf } from '../../src/rules/sheet.ts'
import { CsvError, readCsv } from './csv.ts'

/** What the sheet values of a row sum to as a rule; the game only needs them to be finite and not negative. */
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

/**
 * Returns a JSON text with its keys of digits changed: entries keyed by pattern would otherwise come in the order of
 * the numbers 123 to 3210 and not in that of the file.
 */
const withoutNumberKeys = (text: string): string =>
  text.replace(/"((?:[^"\\]|\\.)*)"(\s*:)?/g, (whole, content: string, colon: string | undefined) =>
    colon && /^\d+$/.test(content) ? `"#${content}"${colon}` : whole,
  )

/**
 * Returns the entries of a JSON text in its order: a list, an object whose values they are, or either in the field
 * `sheet`. Throws a SyntaxError.
 */
function readJson(text: string): readonly unknown[] {
  const content: unknown = JSON.parse(withoutNumberKeys(text))
  const sheet: unknown = Object(content).sheet ?? content
  if (typeof sheet !== 'object' || sheet === null) throw new SyntaxError('it holds no list of entries')
  return Object.values(sheet)
}

/** Reads a season from JSON or CSV and names everything that is wrong with it. Never throws for its content. */
export function checkSheet(text: string): CheckedSheet {
  try {
    const plain = text.replace(/^\uFEFF/, '')
    if (plain.trim() === '') return refused('it is empty')
    const isJson = /^\s*[[{]/.test(plain)
    return checkEntries(isJson ? readJson(plain).map(value => ({ value })) : readCsv(plain))
  } catch (error) {
    const isContent = error instanceof SyntaxError || error instanceof CsvError
    if (!isContent) throw error
    // npm prints the name of the script before its output unless it is told not to.
    const hint = /^\s*> /.test(text) ? ' (this looks like npm’s own output: use npm run -s)' : ''
    return refused(`${error.message}${hint}`)
  }
}

/** Returns what a text is that no season can be read from. */
const refused = (reason: string): CheckedSheet => ({
  entries: [],
  faults: [`the text cannot be read: ${reason}`],
  warnings: [],
})

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

const rowsOf = (entries: readonly DataSheetEntry[]) =>
  entries.flatMap(entry => PARITIES.map(row => ({ pattern: entry.basePattern, row, sum: sumOf(entry[row]) })))

const isNear = (sum: number, total: number): boolean => Math.abs(sum - total) <= ROUNDING

function sumWarnings(entries: readonly DataSheetEntry[]): readonly string[] {
  const rows = rowsOf(entries)
  if (rows.length > 0 && rows.every(({ sum }) => isNear(sum, 1))) {
    return ['every row sums to 1: sheet values are parts of 100, write 25 for a quarter and not 0.25']
  }
  return rows
    .filter(({ sum }) => !isNear(sum, ROW_TOTAL))
    .map(({ pattern, row, sum }) => `pattern ${pattern}: ${row} sums to ${sum}, not ${ROW_TOTAL}`)
}

function warningsOf(entries: readonly DataSheetEntry[]): readonly string[] {
  const sums = sumWarnings(entries)
  const present = new Set(entries.map(({ basePattern }) => basePattern))
  const missing = PATTERNS.filter(pattern => !present.has(pattern))
  if (missing.length === 0 || entries.length === 0) return sums
  return [...sums, `${entries.length} of ${PATTERNS.length} patterns; missing: ${missing.join(', ')}`]
}
