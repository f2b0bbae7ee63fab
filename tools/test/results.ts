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
  readonly failures: readonly Failure[]
  /** Tests that failed at first and passed when they were tried again, with what was wrong the first time. */
  readonly secondTries: readonly Failure[]
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

/** Returns the tests of a suite that needed a second try. */
export const secondTriesOf = ({ files }: SuiteResult): readonly (Failure & { readonly file: string })[] =>
  files.flatMap(({ file, secondTries }) => secondTries.map(each => ({ file, ...each })))

/** Returns the lines that `npm test` ends with: one for each suite, every failure and second try, and the sum. */
export function summaryOf(results: readonly SuiteResult[]): string {
  const suites = results.map(({ name, passed, failed, seconds }) => {
    const mark = failed === 0 ? '✓' : '✗'
    return `${mark} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`
  })
  const failures = results.flatMap(failuresOf).map(({ file, title }) => `  ✗ ${file} > ${title}`)
  const again = results.flatMap(secondTriesOf)
  const tries = [`Second tries: ${again.length}`, ...again.map(({ file, title }) => `  ↻ ${file} > ${title}`)]
  const total = `${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed`
  return [[...suites, ...failures], tries, [total]].map(lines => lines.join('\n')).join('\n\n')
}
