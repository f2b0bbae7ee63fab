import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser } from 'puppeteer'
import type { ServedSite } from '../support/site.ts'
import type { Figure } from './statistics.ts'
import { YARDSTICKS } from './yardsticks.ts'

/** What every part of the bench is given. */
export interface Bench {
  readonly browser: Browser
  readonly site: ServedSite
  /** Address of the reference pages, with its closing slash. */
  readonly yardsticks: string
  readonly rounds: number
  /** How long a stage is scrolled through, ms. */
  readonly forMs: number
  tell(line: string): void
}

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

/** Writes bench.json and bench.md into reports/bench/. */
export function writeReport(rows: readonly Row[], machine: string): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/bench.json`, `${JSON.stringify({ machine, rows }, null, 2)}\n`)
  writeFileSync(`${FOLDER}/bench.md`, `# Bench\n\n${machine}\n\n${tableOf(rows)}\n`)
}
