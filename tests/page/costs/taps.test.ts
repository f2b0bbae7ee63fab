import type { Page } from 'puppeteer'
import { afterAll, expect, it } from 'vitest'
import { landingTests, settled } from '../../support/landing.ts'
import { addProbe } from '../../support/probe.ts'
import { goToPlace, type Place } from '../access/places.ts'
import { PHONE } from '../hand/opened.ts'

// A browser of its own, for only one page of a browser can be traced.
const landing = landingTests({ args: [] })
let page: Page | undefined
afterAll(async () => {
  await page?.close()
  expect(landing.errors.flat()).toEqual([])
})

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly args: {
    readonly elementCount?: number
    readonly beginData?: { readonly dirtyObjects?: number }
  }
}

/** Presses what is in the page, and lets the frame go by that answers. Returns what that has cost until it was painted. */
async function press(on: Page, selector: string) {
  await on.tracing.start({ categories: ['devtools.timeline', 'blink.user_timing'] })
  const commits = await on.$eval(selector, async button => {
    const { probe, film } = window
    // What has come in before the press is no cost of it.
    void document.body.offsetHeight
    performance.mark('pressed')
    const before = probe.counts().commits
    ;(button as HTMLElement).click()
    // What the press has changed by itself is done in a task of React's own.
    await Promise.resolve()
    const after = probe.counts().commits
    const shown = film?.step(1000 / 60)
    void document.body.offsetHeight
    performance.mark('answered')
    await shown
    return after - before
  })
  const trace = JSON.parse(new TextDecoder().decode(await on.tracing.stop())) as {
    traceEvents: TraceEvent[]
  }
  const at = (mark: string) => trace.traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN
  const within = trace.traceEvents.filter(({ ts }) => ts >= at('pressed') && ts <= at('answered'))
  const sum = (counts: readonly (number | undefined)[]) => counts.reduce<number>((all, n = 0) => all + n, 0)
  return {
    commits,
    restyled: sum(within.map(({ args }) => args.elementCount)),
    laidOut: sum(within.map(({ args }) => args.beginData?.dirtyObjects)),
  }
}

/** What a press may cost before its answer is seen: elements that are styled, boxes that are laid out. */
const MOST = { restyled: 16, laidOut: 16 } as const

const SHEET: Place = { stage: 'data-sheet', progress: 0.3 }
const ODD_EVEN: Place = { stage: 'odd-even', progress: 0.3 }
/** Something to press: its place, what finds it, and how often React may commit. */
const PRESSES: readonly [string, Place, string, number][] = [
  ['a piece', { stage: 'hero', progress: 0 }, '#hero [data-grab]', 0],
  ['a row of the list', SHEET, '#data-sheet [data-row] button', 0],
  ['a column', SHEET, '#data-sheet [data-place=cell-2]', 0],
  ['the whole table', SHEET, '#data-sheet [aria-controls]', 1],
  ['the next pattern', ODD_EVEN, '#odd-even [aria-label="Next base pattern"]', 0],
  ['an occurrence', ODD_EVEN, '#odd-even [data-k]', 0],
]

it.each(PRESSES)('%s is answered before anything large is done', async (_, place, selector, mostCommits) => {
  page ??= await landing.open({ ...PHONE, prepare: addProbe })
  await goToPlace(page, place)
  const { restyled, laidOut, commits } = await press(page, selector)
  expect(restyled).toBeLessThanOrEqual(MOST.restyled)
  expect(laidOut).toBeLessThanOrEqual(MOST.laidOut)
  expect(commits).toBeLessThanOrEqual(mostCommits)
})

it('the shapes of the whole table come after it, into room that was kept for them', async () => {
  page ??= await landing.open({ ...PHONE, prepare: addProbe })
  const rows = () =>
    page?.$$eval('#whole-sheet tbody th', heads => heads.map(head => head.getBoundingClientRect().height))
  await goToPlace(page, SHEET)
  const before = await rows()
  await page.$eval('#data-sheet [aria-controls]', button => (button as HTMLElement).click())
  await settled(page)
  await page.waitForSelector('#whole-sheet tbody tr:last-child use')
  expect(await rows()).toEqual(before)
})
