import type { BrowserContext, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleSheet, toWire } from '../../src/rules/season.ts'
import { sheetValueText } from '../../src/rules/sheet-value.ts'
import { SAMPLE_SHEET_SEED } from '../../src/rules/showcase.ts'
import { freshProfile, type PageOptions } from '../support/browser.ts'
import { cloneRepository, type Program, startProgram } from '../support/clone.ts'
import { openLanding } from '../support/site.ts'
import { goToPlace } from './access/places.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let clone: ReturnType<typeof cloneRepository>
let program: Program
let browser: BrowserContext
let url: string

beforeAll(async () => {
  clone = cloneRepository()
  program = startProgram(clone.folder, ['tools/start.mjs', '--sample'], {
    // The operator's own backend is left alone.
    VITE_FIREBASE_PROJECT_ID: 'operators-own',
  })
  browser = await freshProfile()
  url = (await program.printed(/http:\/\/127\.0\.0\.1:\d+\//))[0]
})
afterAll(async () => {
  await browser.close()
  await program.end('SIGINT')
  clone.remove()
})

/** Places at which numbers of the sheet show, and which section they stand in. */
const PLACES = [
  { stage: 'data-sheet', progress: 0.4 },
  { stage: 'odd-even', progress: 0.4 },
] as const

/** Whether the words "sample season" are there to be seen within an element. */
function saysSample(part: Element): boolean {
  const says = (element: Element) => element.textContent.includes('sample season')
  return [...part.querySelectorAll('*')].some(
    element =>
      says(element) &&
      ![...element.children].some(says) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
}

async function open(options: PageOptions): Promise<Page> {
  const page = await openLanding(browser, { url }, { reducedMotion: true, ...options })
  await page.waitForSelector('#data-sheet[data-current]')
  return page
}

describe('npm start -- --sample', () => {
  it('serves the sample season without any backend, whatever one the settings name', async () => {
    expect(program.output()).toContain('no backend: the page carries the sample season')
    const policy = (await fetch(url)).headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self';")
  })

  it('takes no other word', async () => {
    const wrong = startProgram(clone.folder, ['tools/start.mjs', '--smaple'])
    expect(await wrong.ended()).toBe(1)
    expect(wrong.output()).toContain('npm start takes --sample and nothing else, not --smaple')
  })
})

describe('the sample season', () => {
  it('comes with the page alone, drawn from its seed: nothing is asked of anybody else', async () => {
    const hosts = new Set<string>()
    const page = await openLanding(
      browser,
      { url },
      {
        prepare: each => void each.on('request', request => hosts.add(new URL(request.url()).host)),
      },
    )
    await page.waitForSelector('#data-sheet[data-current]')
    expect([...hosts]).toEqual([new URL(url).host])
    const shown = await page.$$eval('#whole-sheet tbody tr', rows =>
      rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent)),
    )
    const drawn = toWire(sampleSheet(SAMPLE_SHEET_SEED)).map(entry => [
      entry.base_pattern,
      ...[...entry.odd, ...entry.even].map(sheetValueText),
    ])
    expect(shown).toEqual(drawn)
    await page.close()
  })

  it.each([
    { name: 'a desktop', width: 1440, height: 900 },
    { name: 'a phone', width: 390, height: 844 },
    { name: 'a phone on its side', width: 844, height: 390 },
    { name: 'a window in which everything is in flow', width: 320, height: 256 },
  ])('is called so wherever its numbers show, on $name', async ({ name: _, ...size }) => {
    const page = await open(size)
    const isFlow = (await page.$eval('html', ({ dataset }) => dataset.layout)) === 'flow'
    for (const place of PLACES) {
      await goToPlace(page, place)
      expect(await page.$eval(`#${place.stage}`, saysSample), place.stage).toBe(true)
    }
    if (isFlow) expect(await page.$eval('#whole-sheet', saysSample)).toBe(true)
    else {
      await goToPlace(page, PLACES[0])
      await page.$eval('#data-sheet [aria-controls=whole-sheet]', button => (button as HTMLElement).click())
      await page.waitForSelector('#data-sheet [aria-expanded=true]')
      expect(await page.$eval('#whole-sheet', saysSample)).toBe(true)
    }
    await page.close()
  })

  it('is called so on paper', async () => {
    const page = await open({ width: 1440, height: 900 })
    await page.emulateMediaType('print')
    expect(await page.$eval('#whole-sheet', saysSample)).toBe(true)
    await page.close()
  })
})
