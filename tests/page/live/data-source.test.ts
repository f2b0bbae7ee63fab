import type { BrowserContext, Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DataSource, startDataSource } from '../../../tools/data-source/server.ts'
import { freshProfile, newPage } from '../../support/browser.ts'
import { type HarnessServer, serveHarness } from './harness-server.ts'

let browser: BrowserContext
let harness: HarnessServer
let source: DataSource
let page: Page

beforeAll(async () => {
  harness = await serveHarness('./sdk-harness.ts')
  browser = await freshProfile()
})
afterAll(async () => {
  await browser?.close()
  await harness?.close()
})
beforeEach(async () => {
  source = await startDataSource()
  page = await newPage(browser, { width: 400, height: 300 })
  await page.goto(harness.url)
})
afterEach(async () => {
  await page.close()
  await source.close()
})

const seen = () => expect.poll(() => page.evaluate(() => window.seen), { interval: 30 })

const listen = (isLongPolling = false): Promise<void> =>
  page.evaluate(
    (port, polling) => void window.listen(port, 'any/document', polling),
    source.port,
    isLongPolling,
  )

describe('the published client', () => {
  it.each([
    ['streaming', false],
    ['long polling', true],
  ])('sees a document, its changes and its deletion in order over %s', async (_, isLongPolling) => {
    const kinds = new Set<string | null>()
    page.on('request', request => {
      const query = new URL(request.url()).searchParams
      if (query.get('RID') === 'rpc') kinds.add(query.get('CI'))
    })
    source.set('any/document', { n: 1 })
    await listen(isLongPolling)
    await seen().toEqual([{ exists: true, data: { n: 1 } }])
    source.set('any/document', { n: 2, text: '😀', list: [true, null, 0.5], inner: { deep: -7 } })
    await seen().toHaveLength(2)
    source.delete('any/document')
    await seen().toHaveLength(3)
    expect((await page.evaluate(() => window.seen)).slice(1)).toEqual([
      { exists: true, data: { n: 2, text: '😀', list: [true, null, 0.5], inner: { deep: -7 } } },
      { exists: false, data: undefined },
    ])
    expect([...kinds]).toEqual([isLongPolling ? '1' : '0'])
  })

  it('is told that it may not read, and ends its session', async () => {
    await source.setFault('denied')
    await listen()
    await seen().toEqual(['permission-denied'])
    await page.evaluate(() => window.end())
    await expect.poll(() => source.counts().sessions).toBe(0)
  })
})
