import { mkdirSync, writeFileSync } from 'node:fs'
import type { LongTask, Verdict } from './measures/lighthouse.ts'
import type { Figure } from './statistics.ts'

/** One line of the report. */
export interface Row {
  readonly what: string
  readonly unit: string
  readonly site: Figure
  /** The same figure of the reference pages, by name. */
  readonly beside?: Readonly<Record<string, Figure>>
  /** The least or the most that is allowed; a row without is there to be known. */
  readonly budget?: { readonly least?: number; readonly most?: number }
}

const FOLDER = 'reports/bench'

export const keepsBudget = ({ site, budget }: Row): boolean =>
  site.median >= (budget?.least ?? Number.NEGATIVE_INFINITY) &&
  site.median <= (budget?.most ?? Number.POSITIVE_INFINITY)

const short = (value: number): string =>
  Math.abs(value) >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(2)

const text = ({ median, least, most }: Figure): string =>
  least === most ? short(median) : `${short(median)} (${short(least)} to ${short(most)})`

const YARDSTICKS = ['blank', 'limit', 'lean'] as const

function line(row: Row): string {
  const { what, unit, site, beside = {}, budget } = row
  const limit = budget?.least === undefined ? budget?.most : budget.least
  const bound = limit === undefined ? '' : `${budget?.least === undefined ? '≤' : '≥'} ${short(limit)}`
  const lean = beside.lean
  const cells = [
    `${what}${unit && `, ${unit}`}`,
    bound,
    text(site),
    ...YARDSTICKS.map(name => (beside[name] ? text(beside[name]) : '–')),
    lean && lean.median > 0 ? short(site.median / lean.median) : '–',
    budget ? (keepsBudget(row) ? '✓' : '✗') : '',
  ]
  return `| ${cells.join(' | ')} |`
}

/** The table of all rows, as Markdown. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    '| what | budget | site | blank | limit | lean | site ÷ lean | |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(line),
  ].join('\n')

const BAR = { height: 14, gap: 6, left: 250, width: 420 } as const
const COLOURS: Readonly<Record<string, string>> = { site: '#e4a11b', limit: '#8a8a99', lean: '#5b6ee1' }

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Frames per second of every stage as bars beside the reference pages, with the budget as a line. */
function chartOf(rows: readonly Row[], full: number, budget: number): string {
  const bars = rows.flatMap(({ what, site, beside = {} }) => [
    { name: what, of: 'site', value: site.median },
    ...['limit', 'lean'].flatMap(of => {
      const value = beside[of]?.median
      return value === undefined ? [] : [{ name: of, of, value }]
    }),
  ])
  const step = BAR.height + BAR.gap
  const height = bars.length * step + 2 * BAR.gap
  const lines = bars.map(({ name, of, value }, i) => {
    const y = BAR.gap + i * step
    const width = (Math.min(value, full) / full) * BAR.width
    return `<text x="${BAR.left - 8}" y="${y + 11}" text-anchor="end">${escaped(name)}</text><rect x="${BAR.left}" y="${y}" width="${width.toFixed(1)}" height="${BAR.height}" fill="${COLOURS[of]}"/><text x="${(BAR.left + width + 6).toFixed(1)}" y="${y + 11}">${short(value)}</text>`
  })
  const x = BAR.left + (budget / full) * BAR.width
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BAR.left + BAR.width + 60} ${height}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
${lines.join('\n')}
<path d="M${x} 0V${height}" stroke="#c22" stroke-dasharray="4 3"/>
</svg>
`
}

const ms = (value: number): string => value.toFixed(0).padStart(6)

const taskLine = ({ startMs, lengthMs, of }: LongTask): string => `${ms(startMs)} ${ms(lengthMs)}  ${of}`

/** One load of a page by Lighthouse, with the page's name. */
export interface Load {
  readonly name: string
  readonly verdict: Verdict
}

/** Writes the traces of some loads into reports/bench/traces/, for DevTools, and their longest tasks by name. */
export function writeTraces(loads: readonly Load[]): void {
  const folder = `${FOLDER}/traces`
  mkdirSync(folder, { recursive: true })
  for (const { name, verdict } of loads) {
    const file = name.replaceAll(/\W+/g, '-').replace(/^-/, '')
    writeFileSync(`${folder}/${file}.json.gz`, verdict.trace)
  }
  const tasks = loads.map(({ name, verdict }) => [name, ...verdict.longTasks.map(taskLine)].join('\n'))
  writeFileSync(
    `${FOLDER}/long-tasks.txt`,
    `Tasks over 50 ms of the profile's time: when, how long, of which script\n\n${tasks.join('\n\n')}\n`,
  )
}

/** Writes bench.json, bench.md and frames.svg into reports/bench/. */
export function writeReport(rows: readonly Row[], machine: string, frameRates: readonly Row[]): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/bench.json`, `${JSON.stringify({ machine, rows }, null, 2)}\n`)
  writeFileSync(`${FOLDER}/bench.md`, `# Bench\n\n${machine}\n\n${tableOf(rows)}\n`)
  writeFileSync(`${FOLDER}/frames.svg`, chartOf(frameRates, 60, 30))
}
