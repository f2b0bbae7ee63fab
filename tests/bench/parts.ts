import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'puppeteer'
import { describeWeights, type Weight } from '../../tools/build/budgets.ts'
import { launch } from '../support/browser.ts'
import type { ServedSite } from '../support/site.ts'
import { lateFrames } from './late.ts'
import { type Loading, layoutShift, measureLoading } from './measures/loading.ts'
import { heapGrowth, tripGrowth } from './measures/memory.ts'
import { measureRows } from './measures/rows.ts'
import { feedSheet, openProbed } from './open.ts'
import { during, takeFrames } from './probe.ts'
import type { Row } from './report.ts'
import { jump, settle, stageRanges, wheelThrough } from './scroll.ts'
import { figureOf } from './statistics.ts'

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

const once = (value: number) => figureOf([value])
const TRIPS = { page: 5, docs: 20 } as const
const COMPARED = 5

/** Draws, WebGL calls, uploads, commits and late frames of every stage; then three seconds of rest. */
export async function frameRows({ browser, site, forMs, tell }: Bench): Promise<Row[]> {
  const page = await openProbed(browser, site)
  const rows: Row[] = []
  for (const range of await stageRanges(page)) {
    tell(`frames of ${range.id}`)
    await jump(page, range.topPx)
    await takeFrames(page)
    const { commits } = await during(page, async () => {
      await wheelThrough(page, range, forMs)
      await settle(page)
    })
    const frames = await takeFrames(page)
    const of = (key: 'draws' | 'calls' | 'uploads') => figureOf(frames.map(frame => frame[key]))
    const late = await lateFrames(page, frames, COMPARED)
    await jump(page, Math.round(range.topPx + range.lengthPx / 2))
    // Lenis notes the end of a native scroll 400 ms after it.
    await sleep(500)
    const rest = await during(page, async () => {
      await sleep(3000)
    })
    rows.push(
      { what: `${range.id}: draw calls a frame`, unit: '', site: of('draws'), budget: { most: 6 } },
      { what: `${range.id}: WebGL calls a frame`, unit: '', site: of('calls'), budget: { most: 60 } },
      {
        what: `${range.id}: uploads in the worst frame`,
        unit: '',
        site: once(of('uploads').most),
        budget: { most: 0 },
      },
      { what: `${range.id}: React commits`, unit: '', site: once(commits), budget: { most: 0 } },
      {
        what: `${range.id}: late frames of ${COMPARED} compared`,
        unit: '',
        site: once(late.length),
        budget: { most: 0 },
      },
      {
        what: `${range.id}: WebGL calls, callbacks and timers in 3 s of rest`,
        unit: '',
        site: once(rest.calls + rest.animationFrames + rest.timers),
        budget: { most: 0 },
      },
    )
  }
  await page.close()
  return rows
}

/** Compiled code counts as heap and grows for minutes: without compilers what grows is the page's own. */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug'

/** What is held after trips through the page and between pages. */
export async function memoryRows({ site, tell }: Bench): Promise<Row[]> {
  const browser = await launch({ args: [INTERPRETED] })
  tell('heap of five trips up and down')
  const page = await openProbed(browser, site, 'light')
  const growth = await heapGrowth(page, TRIPS.page)
  await page.close()
  tell(`${TRIPS.docs} trips to the docs and back`)
  const traveller = await openProbed(browser, site)
  const trips = await tripGrowth(traveller, TRIPS.docs)
  await browser.close()
  const after = `after ${TRIPS.docs} trips to /docs, more than after the first`
  return [
    {
      what: `heap after ${TRIPS.page} trips up and down`,
      unit: 'kB',
      site: once(growth / 1000),
      budget: { most: 250 },
    },
    { what: `heap ${after}`, unit: 'kB', site: once(trips.heap / 1000), budget: { most: 250 } },
    { what: `WebGL contexts ${after}`, unit: '', site: once(trips.contexts), budget: { most: 0 } },
    { what: `programs ${after}`, unit: '', site: once(trips.programs), budget: { most: 0 } },
    { what: `geometry buffers ${after}`, unit: '', site: once(trips.buffers), budget: { most: 0 } },
  ]
}

/** CPU time of a frame with 24, 240 and 2,400 pattern rows; it must not grow. */
export function patternRows({ rounds, tell }: Bench): Row[] {
  tell('frames with 24, 240 and 2,400 rows')
  measureRows(24)
  const times = Array.from({ length: 2 * rounds + 1 }, () => [24, 240, 2400].map(each => measureRows(each)))
  const of = (i: number) => figureOf(times.map(each => each[i] ?? Number.NaN))
  const ratio = figureOf(times.map(([few = 1, , many = 1]) => many / few))
  return [
    { what: 'CPU of a frame with 24 rows', unit: 'µs', site: of(0) },
    { what: 'CPU of a frame with 240 rows', unit: 'µs', site: of(1) },
    { what: 'CPU of a frame with 2,400 rows', unit: 'µs', site: of(2) },
    { what: '2,400 rows ÷ 24 rows', unit: '', site: ratio, budget: { most: 1.33 } },
  ]
}

/** First and largest paint against the same page without scripts, blocking time, layout shift. */
export async function loadingRows({ browser, site, yardsticks, rounds, tell }: Bench): Promise<Row[]> {
  const { url } = site
  const runs: Record<'on' | 'off' | 'fast' | 'webgl', Loading>[] = []
  for (let round = 0; round < rounds; round++) {
    tell(`loading, round ${round + 1} of ${rounds}`)
    runs.push({
      on: await measureLoading(browser, url, { scripts: true, slowNetwork: true }),
      off: await measureLoading(browser, url, { scripts: false, slowNetwork: true }),
      fast: await measureLoading(browser, url, { scripts: true, slowNetwork: false }),
      webgl: await measureLoading(browser, `${yardsticks}limit`, { scripts: true, slowNetwork: false }),
    })
  }
  tell('layout shift of a whole visit')
  const shift = await layoutShift(browser, url, async page => {
    await feedSheet(page)
    for (const range of await stageRanges(page)) await wheelThrough(page, range, 600)
  })
  const ratioOf = (of: 'firstPaintMs' | 'largestPaintMs') =>
    figureOf(runs.map(({ on, off }) => on[of] / off[of]))
  const ms = (of: 'firstPaintMs' | 'largestPaintMs') => figureOf(runs.map(({ on }) => on[of]))
  return [
    { what: 'first contentful paint, slow 4G, CPU ÷ 4', unit: 'ms', site: ms('firstPaintMs') },
    {
      what: 'first contentful paint ÷ scripts off',
      unit: '',
      site: ratioOf('firstPaintMs'),
      budget: { most: 1.15 },
    },
    { what: 'largest contentful paint, slow 4G, CPU ÷ 4', unit: 'ms', site: ms('largestPaintMs') },
    {
      what: 'largest contentful paint ÷ scripts off',
      unit: '',
      site: ratioOf('largestPaintMs'),
      budget: { most: 1.15 },
    },
    {
      what: 'blocking time beyond WebGL’s own start, CPU ÷ 4',
      unit: 'ms',
      site: figureOf(runs.map(({ fast, webgl }) => fast.blockingMs - webgl.startMs)),
      budget: { most: 200 },
    },
    { what: 'layout shift, data arriving late', unit: '', site: once(shift), budget: { most: 0.01 } },
  ]
}

/** The bytes of dist/ against their budgets. */
export function byteRows(weights: readonly Weight[], budgets: Readonly<Record<string, number>>): Row[] {
  console.log(describeWeights(weights))
  return weights.map(({ budget, of, bytes }) => ({
    what: `${budget} (${of})`,
    unit: 'kB',
    site: once(bytes / 1000),
    budget: { most: (budgets[budget] ?? 0) / 1000 },
  }))
}
