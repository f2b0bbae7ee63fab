/** Where everything about a run is written to. */
export const REPORTS = 'reports'

/** A test that has failed, or a file that could not be run. */
export interface Failure {
  readonly title: string
  readonly message: string
  /** The page, below reports/, that shows more. */
  readonly page?: string
}

/** Tests of one file. */
export interface FileResult {
  readonly file: string
  readonly tests: number
  readonly seconds: number
  readonly failures: readonly Failure[]
  /** What cannot be tested on this machine, by the titles of its tests: neither passed nor failed. */
  readonly leftOut: readonly string[]
}

/** What became of one suite. */
export interface SuiteResult {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  /** What was tested where, if the suite can tell. */
  readonly files: readonly FileResult[]
  /** What a suite that failed as a whole has said. */
  readonly output?: string
}

/** Returns the sum of a number over all suites. */
export const sumOf = (results: readonly SuiteResult[], of: 'passed' | 'failed'): number =>
  results.reduce((sum, result) => sum + result[of], 0)

/** Returns what failed in a suite, each with its file. */
const failuresOf = ({ files }: SuiteResult): readonly (Failure & { readonly file: string })[] =>
  files.flatMap(({ file, failures }) => failures.map(each => ({ file, ...each })))

/** What a run cannot test here, one line a file. */
const leftOutOf = ({ files }: SuiteResult): readonly string[] =>
  files
    .filter(({ leftOut }) => leftOut.length > 0)
    .map(({ file, leftOut }) => {
      const more = leftOut.length > 1 ? ` and ${leftOut.length - 1} more` : ''
      return `  – left out: ${file} > ${leftOut[0]}${more}`
    })

/** How many of the slowest files are named. */
const SLOWEST = 10

const seconds = (of: number): string => `${of.toFixed(1)} s`.padStart(9)

/** Returns the slowest files of all suites, slowest first. */
const slowestOf = (results: readonly SuiteResult[]): readonly FileResult[] =>
  results
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)

/** Returns the lines that `npm test` ends with: a table of the suites, what was left out or failed, the slowest files, the sum. */
export function summaryOf(results: readonly SuiteResult[]): string {
  const suites = results.map(
    ({ name, passed, failed, seconds: lasted }) =>
      `${failed === 0 ? '✓' : '✗'} ${name.padEnd(16)}${seconds(lasted)}  ${passed} passed, ${failed} failed`,
  )
  const failures = results.flatMap(failuresOf).map(({ file, title }) => `  ✗ ${file} > ${title}`)
  const slowest = slowestOf(results).map(({ file, seconds: lasted }) => `  ${seconds(lasted)}  ${file}`)
  const total = `${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed`
  const parts = [
    [...suites, ...results.flatMap(leftOutOf), ...failures],
    slowest.length > 0 ? ['The slowest files:', ...slowest] : [],
    [total],
  ]
  return parts
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')
}
