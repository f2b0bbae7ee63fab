import type { Page } from 'puppeteer'
import { openProbed } from './open.ts'
import type { Bench, Row } from './report.ts'
import { type StageRange, stageRanges } from './scroll.ts'
import { measureScrolling, openYardstick, type Scrolling } from './scrolling.ts'
import { type Figure, figureOf } from './statistics.ts'
import { YARDSTICKS } from './yardsticks.ts'

type Runs = Map<string, Map<string, Scrolling[]>>

/** Every stage of one open page, added to what earlier rounds measured. */
async function addRun(runs: Runs, name: string, page: Page, ranges: readonly StageRange[], forMs: number) {
  const own = runs.get(name) ?? new Map<string, Scrolling[]>()
  runs.set(name, own)
  for (const range of ranges) {
    own.set(range.id, [...(own.get(range.id) ?? []), await measureScrolling(page, range, forMs)])
  }
}

/** The site and the reference pages in turns, round after round, so that a slow minute meets all alike. */
async function measureAll({ browser, site, yardsticks, rounds, forMs, tell }: Bench): Promise<Runs> {
  const runs: Runs = new Map()
  for (let round = 0; round < rounds; round++) {
    tell(`scrolling, round ${round + 1} of ${rounds}`)
    const page = await openProbed(browser, site)
    const ranges = await stageRanges(page)
    const heightPx = await page.evaluate(() => document.documentElement.scrollHeight)
    await addRun(runs, 'site', page, ranges, forMs)
    await page.close()
    for (const name of YARDSTICKS) {
      const reference = await openYardstick(browser, `${yardsticks}${name}`, heightPx)
      await addRun(runs, name, reference, ranges, forMs)
      await reference.close()
    }
  }
  return runs
}

const BUDGET = { framesPerSecond: 30, layouts: 0, overLean: 1.5 } as const

/** Frame rate, script, task time and layouts of every stage beside the reference pages. */
export async function scrollingRows(bench: Bench): Promise<Row[]> {
  const runs = await measureAll(bench)
  const figure = (name: string, stage: string, of: keyof Scrolling): Figure =>
    figureOf((runs.get(name)?.get(stage) ?? []).map(run => run[of]))
  const beside = (stage: string, of: keyof Scrolling) =>
    Object.fromEntries(YARDSTICKS.map(name => [name, figure(name, stage, of)]))
  const stages = [...(runs.get('site')?.keys() ?? [])]
  const all = (name: string, of: keyof Scrolling) =>
    figureOf(stages.flatMap(stage => (runs.get(name)?.get(stage) ?? []).map(run => run[of])))
  const whole = (of: keyof Scrolling) => Object.fromEntries(YARDSTICKS.map(name => [name, all(name, of)]))
  /** What a page costs above the blank one, in parts of what the lean one does. */
  const overLean = (of: 'scriptMs' | 'taskMs', what: string): Row => {
    const blank = all('blank', of).median
    const ratios = stages.flatMap(stage => {
      const own = figure('site', stage, of).median - blank
      const lean = figure('lean', stage, of).median - blank
      return lean > 0 ? [own / lean] : []
    })
    if (ratios.length === 0) throw new Error(`the lean page costs no more ${what} than the blank one`)
    return {
      what: `${what} less blank ÷ lean`,
      unit: '',
      site: figureOf(ratios),
      budget: { most: BUDGET.overLean },
    }
  }
  return [
    ...stages.map(stage => ({
      what: `${stage}: frames per second of wheel scrolling`,
      unit: '',
      site: figure('site', stage, 'framesPerSecond'),
      beside: beside(stage, 'framesPerSecond'),
      budget: { least: BUDGET.framesPerSecond },
    })),
    { what: 'script a frame', unit: 'ms', site: all('site', 'scriptMs'), beside: whole('scriptMs') },
    overLean('scriptMs', 'script a frame'),
    { what: 'task time a frame', unit: 'ms', site: all('site', 'taskMs'), beside: whole('taskMs') },
    overLean('taskMs', 'task time a frame'),
    ...stages.map(stage => ({
      what: `${stage}: layouts a frame, less those for a new text`,
      unit: '',
      site: figure('site', stage, 'layouts'),
      beside: beside(stage, 'layouts'),
      budget: { most: BUDGET.layouts },
    })),
  ]
}
