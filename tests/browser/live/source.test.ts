import type { Browser, Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firestoreClient } from '../../../tools/build/firestore-client.ts'
import { type DataSource, startDataSource } from '../../../tools/data-source/server.ts'
import { sampleSeason } from '../../../tools/season.ts'
import { collectErrors, launch, newPage } from '../../support/browser.ts'
import { type HarnessServer, serveHarness } from './harness-server.ts'

const PATH = 'config/data_sheet'
const season = sampleSeason(1)
const entries = Object.values(season)

let browser: Browser
let harness: HarnessServer
let source: DataSource
let page: Page
let errors: readonly string[]
let requested: string[]

beforeAll(async () => {
  harness = await serveHarness('./harness.ts', [firestoreClient()])
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await harness?.close()
})
beforeEach(async () => {
  source = await startDataSource()
  page = await newPage(browser, { width: 400, height: 300 })
  errors = collectErrors(page, { ignoreNetwork: true })
  requested = []
  page.on('request', request => requested.push(new URL(request.url()).hostname))
})
afterEach(async () => {
  await page.close()
  await source.close()
})

async function start(): Promise<void> {
  await page.goto(harness.url)
  await page.evaluate(port => {
    window.start({ projectId: 'demo', emulator: { host: '127.0.0.1', port } })
  }, source.port)
}

const received = (): Promise<unknown[]> => page.evaluate(() => window.received)

/** Waits until the list published last is this one. */
async function lastToBe(list: unknown): Promise<void> {
  await expect.poll(async () => (await received()).at(-1), { timeout: 45_000, interval: 50 }).toEqual(list)
}

const atServer = (read: () => unknown) => expect.poll(read, { timeout: 30_000, interval: 20 })

describe('with a backend that answers', () => {
  it('publishes the list of entries and every update, without an error', async () => {
    source.set(PATH, { sheet: season })
    await start()
    await lastToBe(entries)
    source.set(PATH, { sheet: { only: entries[3] } })
    await lastToBe([entries[3]])
    expect(errors).toEqual([])
  })

  it('does not subscribe to a missing document; a later visit finds it', async () => {
    await start()
    await atServer(() => source.counts()).toMatchObject({ targetsAdded: 1, targets: 0 })
    source.set(PATH, { sheet: season })
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    expect(source.counts()).toMatchObject({ targetsAdded: 1, targets: 0 })
    expect(await received()).toEqual([])
    await start()
    await lastToBe(entries)
  })

  it('ends on the last of 200 changes made at once', async () => {
    source.set(PATH, { sheet: season })
    await start()
    await lastToBe(entries)
    for (let change = 1; change <= 200; change++) source.set(PATH, { sheet: { change } })
    await lastToBe([200])
  })

  it('publishes nothing when the document is deleted, and its next contents when it is back', async () => {
    source.set(PATH, { sheet: season })
    await start()
    await lastToBe(entries)
    await atServer(() => source.counts().targets).toBe(1)
    source.delete(PATH)
    source.set(PATH, { sheet: { after: 'deletion' } })
    await lastToBe(['deletion'])
    const others = (await received()).filter(list => JSON.stringify(list) !== JSON.stringify(entries))
    expect(others).toEqual([['deletion']])
  })

  it('gives the empty list for a sheet that is no object', async () => {
    source.set(PATH, { sheet: 'gone wrong' })
    await start()
    await lastToBe([])
    expect(errors).toEqual([])
  })

  it('publishes a document of nearly one megabyte', async () => {
    const text = 'अ'.repeat(340_000)
    source.set(PATH, { sheet: { text } })
    await start()
    await lastToBe([text])
  })

  it('stops for good, once or twice', async () => {
    source.set(PATH, { sheet: season })
    await start()
    await lastToBe(entries)
    const before = (await received()).length
    await page.evaluate(() => {
      window.stopLive()
      window.stopLive()
    })
    await atServer(() => source.counts()).toMatchObject({ targets: 0, sessions: 0 })
    source.set(PATH, { sheet: { after: 'stop' } })
    expect(await received()).toHaveLength(before)
    expect(errors).toEqual([])
  })
})

describe('with a backend that does not answer', () => {
  const says = (text: string): Promise<string> =>
    new Promise(resolve => {
      page.on('console', message => message.text().includes(text) && resolve(message.text()))
    })
  /** Holds every wait of a second or more for ever, so that only events can bring another attempt. */
  const holdTimers = () =>
    page.evaluateOnNewDocument(() => {
      const setTimer = window.setTimeout
      const held = (run: TimerHandler, delayMs = 0) => (delayMs >= 1000 ? 0 : setTimer(run, delayMs))
      Object.assign(window, { setTimeout: held })
    })

  it('asks a refusing backend again until it is there, and nobody else', async () => {
    source.set(PATH, { sheet: season })
    await source.setFault('refuse')
    const failed = says('not reached')
    await start()
    await failed
    await source.setFault('none')
    await lastToBe(entries)
    expect(errors).toEqual([])
    expect(new Set(requested)).toEqual(new Set(['127.0.0.1']))
  })

  it('asks again at once when the browser says that it is online', async () => {
    source.set(PATH, { sheet: season })
    await holdTimers()
    await source.setFault('unavailable')
    const failed = says('not reached')
    await start()
    await failed
    await source.setFault('none')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await lastToBe(entries)
  })

  it('gets through to a backend that swallowed the first request', async () => {
    source.set(PATH, { sheet: season })
    await source.setFault('hang')
    const failed = says('not reached')
    await start()
    await failed
    await source.setFault('none')
    await lastToBe(entries)
    expect(errors).toEqual([])
  })

  it('goes on after the backend was away, and meanwhile keeps what it had', async () => {
    source.set(PATH, { sheet: season })
    await start()
    await lastToBe(entries)
    await source.setFault('refuse')
    source.set(PATH, { sheet: { missed: 'this' } })
    source.set(PATH, { sheet: { after: 'the outage' } })
    // The length of the outage, not of a wait for something: several attempts fail in it.
    await new Promise(resolve => setTimeout(resolve, 3000))
    expect((await received()).at(-1)).toEqual(entries)
    await source.setFault('none')
    await lastToBe(['the outage'])
    expect(errors).toEqual([])
  })

  it.each(['resume', 'pageshow'])('is up to date after %s although its connection was lost', async event => {
    source.set(PATH, { sheet: season })
    await holdTimers()
    await start()
    await lastToBe(entries)
    await atServer(() => source.counts().targets).toBe(1)
    await source.setFault('hang')
    source.set(PATH, { sheet: { after: 'the freeze' } })
    await source.setFault('none')
    await page.evaluate(kind => {
      if (kind === 'resume') document.dispatchEvent(new Event('resume'))
      else window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, event)
    await lastToBe(['the freeze'])
  })

  it('asks a denying backend once and says no more than a warning', async () => {
    await source.setFault('denied')
    const warned = says('Live data')
    await start()
    expect(await warned).toBe('Live data is not available: permission-denied')
    expect(source.counts()).toMatchObject({ targetsAdded: 1, targets: 0 })
    expect(await received()).toEqual([])
    expect(errors).toEqual([])
  })

  it('keeps what was published when the backend begins to deny', async () => {
    source.set(PATH, { sheet: season })
    await start()
    await lastToBe(entries)
    await atServer(() => source.counts().targets).toBe(1)
    const warned = says('Live data')
    await source.setFault('denied')
    expect(await warned).toContain('permission-denied')
    expect((await received()).at(-1)).toEqual(entries)
    expect(errors).toEqual([])
  })
})

/** What Google's own backend never sends, in wire form. */
const BROKEN = {
  'bytes that are none, over which the client ends': [{ bytesValue: 'a*b=' }, 'has ended over a document'],
  'a reference to nowhere': [{ referenceValue: 'somewhere' }, 'could not be read'],
  'a time that is none': [{ timestampValue: 'x' }, 'could not be read'],
  'a place outside the world': [{ geoPointValue: { latitude: 100 } }, 'could not be read'],
} as const
const DEADLY = { sheet: { bytesValue: 'a*b=' } }

describe('with a broken document', () => {
  let warnings: string[]
  beforeEach(() => {
    warnings = []
    page.on('console', message => message.type() === 'warn' && warnings.push(message.text()))
  })
  const warned = () => expect.poll(() => warnings.at(-1), { timeout: 5000 })

  it.each(Object.entries(BROKEN))(
    '%s: what was good stays, and the next good one arrives',
    async (_, given) => {
      const [sheet, words] = given
      source.set(PATH, { sheet: season })
      await start()
      await lastToBe(entries)
      await atServer(() => source.counts().targets).toBe(1)
      source.setWire(PATH, { sheet })
      await warned().toContain(words)
      expect((await received()).at(-1)).toEqual(entries)
      source.set(PATH, { sheet: { after: 'the broken one' } })
      await lastToBe(['the broken one'])
      // And it goes on listening.
      await atServer(() => source.counts().targets).toBe(1)
      source.set(PATH, { sheet: { still: 'alive' } })
      await lastToBe(['alive'])
      expect(errors).toEqual([])
    },
  )

  it('from the start, it is asked for at growing intervals until it is mended', async () => {
    source.setWire(PATH, DEADLY)
    await start()
    const timesMs: number[] = []
    while (timesMs.length < 3) {
      const known = warnings.length
      await expect.poll(() => warnings.length, { timeout: 5000, interval: 20 }).toBeGreaterThan(known)
      timesMs.push(Date.now())
    }
    const [first = 0, second = 0, third = 0] = timesMs
    expect(second - first).toBeGreaterThan(900)
    expect(third - second).toBeGreaterThan(1400)
    source.set(PATH, { sheet: season })
    await lastToBe(entries)
    expect(errors).toEqual([])
  })
})

describe('a tab that nobody looks at', () => {
  /** Hides or shows the page, as the browser does with a tab. */
  const show = (isShown: boolean) =>
    page.evaluate(shown => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => !shown })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isShown)
  /** Makes the page's minutes as short as a second is here. */
  const shortenMinutes = () =>
    page.evaluateOnNewDocument(() => {
      const setTimer = window.setTimeout
      const shortened = (run: TimerHandler, delayMs = 0) => setTimer(run, delayMs === 60_000 ? 500 : delayMs)
      Object.assign(window, { setTimeout: shortened })
    })

  beforeEach(async () => {
    await shortenMinutes()
    source.set(PATH, { sheet: season })
    await start()
    await lastToBe(entries)
    await atServer(() => source.counts().targets).toBe(1)
  })

  it('for a minute stops listening, and reads again when it is shown', async () => {
    await show(false)
    await atServer(() => source.counts()).toMatchObject({ targets: 0, sessions: 0 })
    const before = (await received()).length
    source.set(PATH, { sheet: { missed: 'this' } })
    source.set(PATH, { sheet: { while: 'hidden' } })
    expect(await received()).toHaveLength(before)
    await show(true)
    await lastToBe(['hidden'])
    await atServer(() => source.counts().targets).toBe(1)
    source.set(PATH, { sheet: { shown: 'again' } })
    await lastToBe(['again'])
    expect(errors).toEqual([])
  })

  it('for a moment goes on listening', async () => {
    const { sessions } = source.counts()
    await show(false)
    await show(true)
    // Longer than the page's minute is here.
    await new Promise(resolve => setTimeout(resolve, 1000))
    expect(source.counts()).toMatchObject({ sessions, targets: 1 })
  })

  it('is left in peace when the source was stopped meanwhile', async () => {
    await show(false)
    await page.evaluate(() => window.stopLive())
    await atServer(() => source.counts().targets).toBe(0)
    await show(true)
    source.set(PATH, { sheet: { nobody: 'listens' } })
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(source.counts().targets).toBe(0)
  })
})

it('survives the back/forward cache with its connection', async () => {
  source.set(PATH, { sheet: season })
  await start()
  await lastToBe(entries)
  await page.goto('about:blank')
  source.set(PATH, { sheet: { after: 'the way back' } })
  await page.goBack()
  await lastToBe(['the way back'])
})
