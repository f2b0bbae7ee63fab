import { existsSync, mkdirSync, writeFileSync } from 'node:fs'

/** Where everything about a run is written to. */
export const REPORTS = 'reports'

/** Tests of one file. */
export interface FileResult {
  readonly file: string
  readonly seconds: number
  /** Tests that have failed, or hooks, or the file as a whole; `page` shows more, below reports/. */
  readonly failures: readonly { readonly title: string; readonly message: string; readonly page?: string }[]
  /** What cannot be tested on this machine, by the titles of its tests: neither passed nor failed. */
  readonly leftOut: readonly string[]
}

/** What became of one suite. */
export interface SuiteResult {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  readonly files: readonly FileResult[]
  /** What a suite that failed as a whole has said. */
  readonly output?: string
}

/** How many of the slowest files are named. */
const SLOWEST = 10

const seconds = (of: number): string => `${of.toFixed(1)} s`.padStart(9)

const sumLine = (results: readonly SuiteResult[]): string => {
  const sum = (of: 'passed' | 'failed') => results.reduce((all, result) => all + result[of], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/** Returns the lines that `npm test` ends with: a table of the suites, what was left out or failed, the slowest files, the sum. */
export function summaryOf(results: readonly SuiteResult[]): string {
  const files = results.flatMap(result => result.files)
  const suites = results.map(
    ({ name, passed, failed, seconds: lasted }) =>
      `${failed === 0 ? '✓' : '✗'} ${name.padEnd(16)}${seconds(lasted)}  ${passed} passed, ${failed} failed`,
  )
  const leftOut = files
    .filter(each => each.leftOut.length > 0)
    .map(({ file, leftOut: [first, ...more] }) => {
      const others = more.length > 0 ? ` and ${more.length} more` : ''
      return `  – left out: ${file} > ${first}${others}`
    })
  const failures = files.flatMap(each => each.failures.map(({ title }) => `  ✗ ${each.file} > ${title}`))
  const slowest = files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(each => `  ${seconds(each.seconds)}  ${each.file}`)
  return [
    [...suites, ...leftOut, ...failures],
    slowest.length > 0 ? ['The slowest files:', ...slowest] : [],
    [sumLine(results)],
  ]
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Reports that suites write by themselves, below reports/. */
const OTHERS = { pictures: 'visual/index.html', bench: 'bench/bench.md', 'as JSON': 'tests.json' } as const

/** Writes the page that says how every suite has ended, and returns its file. */
export function writeReport(results: readonly SuiteResult[]): string {
  const failures = results.flatMap(({ files }) =>
    files.flatMap(({ file, failures: failed }) =>
      failed.map(({ title, message, page }) => {
        const heading = `${escaped(file)} &gt; ${escaped(title)}`
        return `<h2>${page ? `<a href="${page}">${heading}</a>` : heading}</h2><pre>${escaped(message)}</pre>`
      }),
    ),
  )
  const outputs = results.flatMap(({ name, output }) =>
    output ? [`<h2>${escaped(name)}</h2><pre>${escaped(output)}</pre>`] : [],
  )
  const links = Object.entries(OTHERS)
    .filter(([, page]) => existsSync(`${REPORTS}/${page}`))
    .map(([name, page]) => `<a href="${page}">${name}</a>`)
  mkdirSync(REPORTS, { recursive: true })
  const file = `${REPORTS}/index.html`
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sumLine(results)}</title>
<style>:root { color-scheme: light dark; font: 16px/1.5 system-ui; padding: 2rem } pre { overflow-x: auto }</style>
<h1>${sumLine(results)}</h1><p>${links.join(', ')}</p><pre>${escaped(summaryOf(results))}</pre>
${[...outputs, ...failures].join('\n')}
</html>
`,
  )
  return file
}
