import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { launch } from '../support/browser.ts'
import { serveDist } from '../support/site.ts'
import { lighthouseRows } from './lighthouse-rows.ts'
import { type Bench, keepsBudget, type Row, tableOf, writeReport } from './report.ts'
import { scrollingRows } from './scrolling-rows.ts'
import { serveYardsticks } from './yardsticks.ts'

/** What is measured: what can be counted is held by the tests in tests/page/costs. */
const PARTS = { scrolling: scrollingRows, lighthouse: lighthouseRows } as const

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    ms: { type: 'string', default: '2000' },
    only: { type: 'string', default: Object.keys(PARTS).join() },
  },
})

/** Measures what is asked for, the site beside its reference pages, and writes the report. */
async function main(): Promise<void> {
  const wanted = new Set(values.only.split(','))
  // No document in the data source: the page is fed by its public event, and nothing arrives on its own.
  const site = await serveDist({ documents: {} })
  const yardsticks = await serveYardsticks()
  const browser = await launch()
  const bench: Bench = {
    browser,
    site,
    yardsticks: yardsticks.url,
    rounds: Number(values.rounds),
    forMs: Number(values.ms),
    tell: line => console.log(`▸ ${line}`),
  }
  try {
    const rows: Row[] = []
    const broken: string[] = []
    for (const [part, measure] of Object.entries(PARTS)) {
      if (!wanted.has(part)) continue
      // What one part could not measure does not cost the others their figures.
      try {
        rows.push(...(await measure(bench)))
      } catch (error) {
        broken.push(`${part} could not be measured: ${error}`)
      }
    }
    const [cpu] = cpus()
    const machine = `${await browser.version()}, SwiftShader, ${cpus().length} × ${cpu?.model ?? 'CPU'}, 1440 × 900, ${bench.rounds} rounds: median (least to most)`
    writeReport(rows, machine)
    console.log(`\n${tableOf(rows)}`)
    const failed = rows.filter(row => !keepsBudget(row))
    console.log(failed.length === 0 ? '\nEvery budget is kept.' : `\n${failed.length} budgets are not kept.`)
    for (const line of broken) console.log(line)
    process.exitCode = failed.length + broken.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await yardsticks.close()
    await site.close()
  }
}

await main()
