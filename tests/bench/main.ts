import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { BUDGETS, weighBuild } from '../../tools/build/budgets.ts'
import { launch } from '../support/browser.ts'
import { builtSite, serveDist } from '../support/site.ts'
import { lighthouseRows } from './lighthouse-rows.ts'
import { type Bench, byteRows, frameRows, loadingRows, memoryRows, patternRows } from './parts.ts'
import { keepsBudget, type Row, tableOf, writeReport } from './report.ts'
import { scrollingRows } from './scrolling-rows.ts'
import { tierRows } from './tier-rows.ts'
import { serveYardsticks } from './yardsticks.ts'

const PARTS = ['scrolling', 'frames', 'memory', 'rows', 'loading', 'bytes', 'tiers', 'lighthouse'] as const

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    ms: { type: 'string', default: '2000' },
    only: { type: 'string', default: PARTS.join() },
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
    let frameRates: Row[] = []
    const parts: Record<(typeof PARTS)[number], () => Promise<Row[]> | Row[]> = {
      scrolling: async () => {
        const scrolling = await scrollingRows(bench)
        frameRates = scrolling.frameRates
        return scrolling.rows
      },
      frames: () => frameRows(bench),
      memory: () => memoryRows(bench),
      rows: () => patternRows(bench),
      loading: () => loadingRows(bench),
      bytes: () => byteRows(weighBuild(builtSite()), BUDGETS),
      tiers: () => tierRows(bench),
      lighthouse: () => lighthouseRows(bench),
    }
    const broken: string[] = []
    for (const part of PARTS) {
      if (!wanted.has(part)) continue
      // What one part could not measure does not cost the others their figures.
      try {
        rows.push(...(await parts[part]()))
      } catch (error) {
        broken.push(`${part} could not be measured: ${error}`)
      }
    }
    const [cpu] = cpus()
    const machine = `${await browser.version()}, SwiftShader, ${cpus().length} × ${cpu?.model ?? 'CPU'}, 1440 × 900, ${bench.rounds} rounds: median (least to most)`
    writeReport(rows, machine, frameRates)
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
