import { CsvError as ParseError, parse } from 'csv-parse/sync'
import { COLUMNS, PARITIES } from '../../src/rules/constants.ts'
import type { WireEntry } from '../../src/rules/season.ts'

const PATTERN_COLUMN = 'base_pattern'
const HEADER = [PATTERN_COLUMN, ...PARITIES.flatMap(row => COLUMNS.map(column => `${row}_${column}`))]

/** The text is no table with the columns of a data sheet. */
export class CsvError extends Error {}

/** What the parser gives with `info`: the cells, and the line that the record ends on. */
interface Parsed {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

interface Record {
  /** The line that it begins on. */
  readonly line: number
  readonly cells: readonly string[]
}

const linesIn = (cells: readonly string[]): number => cells.join('').split('\n').length - 1

/** What Excel takes as the separator of a file, in a line of its own; emptied, so that lines keep their numbers. */
const SEPARATOR_LINE = /^sep=(.)[^\n]*/i
/** How Excel is kept from taking 0123 for a number, unquoted or in the quoting of CSV. */
const FORMULA_TEXT = /="([^"\n]*)"|"=""([^"\n]*)"""/g

/** Returns what separates the cells of a text: what it says, else what the line has that names its columns. */
function separatorOf(text: string): string {
  const lines = text.trimStart().split('\n')
  const header = lines.find(line => line.toLowerCase().includes(PATTERN_COLUMN)) ?? lines[0]
  return SEPARATOR_LINE.exec(text)?.[1] ?? [';', '\t'].find(each => header?.includes(each)) ?? ','
}

/** Returns the records of a CSV text, separated by commas, semicolons or tabs. Throws a CsvError. */
function readRecords(text: string): readonly Record[] {
  // The parser counts a line break of two characters inside quotation marks as two.
  const lines = text.replace(/\r\n?/g, '\n')
  try {
    const parsed = parse(lines.replace(SEPARATOR_LINE, '').replace(FORMULA_TEXT, '$1$2'), {
      delimiter: separatorOf(lines),
      trim: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as readonly Parsed[]
    return parsed.map(({ record, info }) => ({
      line: info.lines - linesIn(record),
      // The parser's own trimming leaves a spreadsheet's no-break spaces.
      cells: record.map(cell => cell.trim()),
    }))
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const reason =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'a quotation mark is opened and never closed'
        : 'a quotation mark stands where none may'
    throw new CsvError(`line ${error.lines}: ${reason}`)
  }
}

/** Returns a number where a person has written one; any other text stays what it is, for the check to name. */
const numberOrText = (cell: string): unknown =>
  /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(cell) ? Number(cell) : cell

/** Spreadsheets take 0123 for the number 123: three of the digits 1 to 3 can only have lost their zero. */
const restoreZero = (cell: string): string => (/^[123]{3}$/.test(cell) ? `0${cell}` : cell)

const namesIn = ({ cells }: Record): readonly string[] => cells.map(name => name.toLowerCase())

/** Returns the entries of a CSV text, as they would be published, with the line of each. Throws a CsvError. */
export function readCsv(text: string): readonly { readonly line: number; readonly value: unknown }[] {
  const [header, ...records] = readRecords(text)
  const names = header ? namesIn(header) : []
  const missing = HEADER.filter(name => !names.includes(name))
  if (missing.length > 0) {
    const later = records.find(record => HEADER.every(name => namesIn(record).includes(name)))
    if (later)
      throw new CsvError(`the columns are named in line ${later.line}: take out what stands above it`)
    throw new CsvError(`the first line lacks the columns ${missing.join(', ')}`)
  }
  return records.map(({ line, cells }) => {
    if (cells.length > names.length) throw new CsvError(`line ${line}: more cells than columns`)
    const cell = (name: string): string => cells[names.indexOf(name)] ?? ''
    const rows = PARITIES.map(row => [row, COLUMNS.map(column => numberOrText(cell(`${row}_${column}`)))])
    const value = { [PATTERN_COLUMN]: restoreZero(cell(PATTERN_COLUMN)), ...Object.fromEntries(rows) }
    return { line, value }
  })
}

/** Returns the entries as a CSV text that `readCsv` takes. */
export function writeCsv(entries: readonly WireEntry[]): string {
  const lines = entries.map(({ base_pattern, odd, even }) => [base_pattern, ...odd, ...even].join(','))
  return `${[HEADER.join(','), ...lines].join('\n')}\n`
}
