import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Failure, type FileResult, REPORTS, type SuiteResult, sumOf } from './results.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 1100px; padding: 0 1.5rem }
table { border-collapse: collapse; margin: 1rem 0 2rem; width: 100% }
th, td { border-bottom: 1px solid #8886; padding: .35rem .75rem .35rem 0; text-align: left }
td + td, th + th { text-align: right; font-variant-numeric: tabular-nums }
.failed { color: light-dark(#b3261e, #ff8a80) }
pre { overflow-x: auto; padding: .75rem; background: #8882; font-size: .85rem }
img { max-width: 100% }
`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><tr>${head.map(cell => `<th>${cell}</th>`).join('')}</tr>${rows
    .map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`

/** Suites with a report of their own, below reports/. */
const PAGES: Readonly<Record<string, string>> = { pictures: 'visual/index.html' }

const idOf = (name: string): string => name.replaceAll(' ', '-')

function suiteRow(result: SuiteResult): readonly string[] {
  const { name, passed, failed, seconds } = result
  const link = `<a href="${PAGES[name] ?? `#${idOf(name)}`}">${escaped(name)}</a>`
  const failures = failed === 0 ? '0' : `<strong class="failed">${failed}</strong>`
  return [`${failed === 0 ? '✓' : '✗'} ${link}`, String(passed), failures, `${seconds.toFixed(1)} s`]
}

function describe(mark: string, file: string, { title, message, page }: Failure): string {
  const heading = page ? `<a href="${page}">${escaped(title)}</a>` : escaped(title)
  return `<h3>${mark} ${heading}</h3><p>${escaped(file)}</p><pre>${escaped(message)}</pre>`
}

const failuresOf = ({ file, failures }: FileResult): string =>
  failures.map(failure => describe('<span class="failed">failed</span>', file, failure)).join('')

/** Returns the number of tests in each folder: what is looked at, and how closely. */
function coverage(files: readonly FileResult[]): string {
  const folders = new Map<string, { files: number; tests: number }>()
  for (const { file, tests } of files) {
    const sum = folders.get(dirname(file)) ?? { files: 0, tests: 0 }
    folders.set(dirname(file), { files: sum.files + 1, tests: sum.tests + tests })
  }
  const rows = [...folders].sort(([a], [b]) => a.localeCompare(b))
  return table(
    ['folder', 'files', 'tests'],
    rows.map(([folder, sum]) => [folder, String(sum.files), String(sum.tests)]),
  )
}

function suiteSection(result: SuiteResult): string {
  const { name, files, output } = result
  if (files.length === 0 && !output) return ''
  return `<h2 id="${idOf(name)}">${escaped(name)}</h2>
${output ? `<pre>${escaped(output)}</pre>` : ''}
${files.map(failuresOf).join('')}
${files.length > 0 ? coverage(files) : ''}`
}

/** Returns the latest bench, where one has been run: `npm run bench` writes it. */
function bench(): string {
  const markdown = `${REPORTS}/bench/bench.md`
  if (!existsSync(markdown)) return '<h2>Bench</h2><p>None yet: <code>npm run bench</code> writes it.</p>'
  const [, machine = '', ...lines] = readFileSync(markdown, 'utf8').split('\n').filter(Boolean)
  const [head = [], , ...rows] = lines.map(line => line.split('|').slice(1, -1).map(escaped))
  return `<h2>Bench</h2><p>${escaped(machine)} (<a href="bench/bench.json">as JSON</a>)</p>
${table(head, rows)}`
}

/** Writes the page that says how every suite has ended, and returns its file. */
export function writeReport(results: readonly SuiteResult[]): string {
  const title = `${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed`
  const file = `${REPORTS}/index.html`
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
${table(['suite', 'passed', 'failed', 'time'], results.map(suiteRow))}
${results.map(suiteSection).join('')}
${bench()}
</html>
`,
  )
  return file
}
