import { COLUMNS } from '../../src/rules/constants.ts'
import type { WireEntry } from '../../src/rules/season.ts'

const PATTERN_COLUMN = 'base_pattern'
const ROWS = ['odd', 'even'] as const
const HEADER = [PATTERN_COLUMN, ...ROWS.flatMap(row => COLUMNS.map(column => `${row}_${column}`))]

/** The text is no table with the columns of a data sheet. */
export class CsvError extends Error {}

interface Record {
  readonly line: number
  readonly cells: readonly string[]
}

/** Records of a CSV text (RFC 4180; semicolons where the first line has them), empty lines left out. */
function readRecords(text: string): readonly Record[] {
  const separator = /^[^\n]*;/.test(text) ? ';' : ','
  const token = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  )
  const records: Record[] = []
  let cells: string[] = []
  let line = 1
  let lineOfRecord = 1
  while (token.lastIndex < text.length) {
    const match = token.exec(text)
    if (!match) throw new CsvError(`line ${line}: a quotation mark stands where none may`)
    const [whole, quoted, plain = '', end] = match
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'))
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === separator && token.lastIndex < text.length) continue
    if (cells.some(cell => cell !== '')) records.push({ line: lineOfRecord, cells })
    cells = []
    lineOfRecord = line
  }
  return records
}

/** A number as a person writes it; any other text stays what it is, for the check to name. */
const numberOrText = (cell: string): unknown =>
  /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(cell) ? Number(cell) : cell

/** Spreadsheets take 0123 for the number 123: three of the digits 1 to 3 can only have lost their zero. */
const restoreZero = (cell: string): string => (/^[123]{3}$/.test(cell) ? `0${cell}` : cell)

/** The entries of a CSV text, as they would be published, with the line of each. Throws a CsvError. */
export function readCsv(text: string): readonly { readonly line: number; readonly value: unknown }[] {
  const [header, ...records] = readRecords(text.replace(/^\uFEFF/, ''))
  const names = header?.cells.map(name => name.toLowerCase()) ?? []
  const missing = HEADER.filter(name => !names.includes(name))
  if (missing.length > 0) throw new CsvError(`the first line lacks the columns ${missing.join(', ')}`)
  return records.map(({ line, cells }) => {
    if (cells.length > names.length) throw new CsvError(`line ${line}: more cells than columns`)
    const cell = (name: string): string => cells[names.indexOf(name)] ?? ''
    const rows = ROWS.map(row => [row, COLUMNS.map(column => numberOrText(cell(`${row}_${column}`)))])
    const value = { [PATTERN_COLUMN]: restoreZero(cell(PATTERN_COLUMN)), ...Object.fromEntries(rows) }
    return { line, value }
  })
}

/** The entries as a CSV text that `readCsv` takes. */
export function writeCsv(entries: readonly WireEntry[]): string {
  const lines = entries.map(({ base_pattern, odd, even }) => [base_pattern, ...odd, ...even].join(','))
  return `${[HEADER.join(','), ...lines].join('\n')}\n`
}
