import type { Page } from 'puppeteer'
import { afterEach, expect, it } from 'vitest'
import { chunkOf } from '../../../tools/build/record.ts'
import { landingTests } from '../../support/landing.ts'
import { builtSite } from '../../support/site.ts'

const landing = landingTests()
let page: Page
afterEach(() => page.close())

/** What html[data-quality] tells, and whether the page has loaded the programs of the tier `full`. */
async function tier(): Promise<readonly [string | undefined, boolean]> {
  const file = chunkOf(builtSite().record, 'src/scene/full.ts')
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return [await page.$eval('html', html => html.dataset.quality), names.some(name => name.endsWith(file))]
}

/** Runs in the page: the renderer gives itself out for hardware. */
function pretendHardware(): void {
  const UNMASKED_RENDERER = 0x9246
  const { getParameter } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER ? 'Apple GPU' : getParameter.call(this, name)
  }
}

/** Runs in the page: its visitor saves data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

it('the tier is lean for a renderer in software, which loads nothing of full', async () => {
  page = await landing.open()
  expect(await tier()).toEqual(['lean', false])
})

it('the tier is full for hardware', async () => {
  page = await landing.open({ prepare: each => void each.evaluateOnNewDocument(pretendHardware) })
  expect(await tier()).toEqual(['full', true])
})

it('the tier is lean for a visitor on hardware who saves data', async () => {
  page = await landing.open({
    async prepare(each) {
      await each.evaluateOnNewDocument(pretendHardware)
      await each.evaluateOnNewDocument(saveData)
    },
  })
  expect(await tier()).toEqual(['lean', false])
})

it('the tier is what the address says, and none on a page without a scene', async () => {
  page = await landing.open({ path: '?quality=full' })
  expect(await tier()).toEqual(['full', true])
  await page.$eval('a[href="/docs"]', link => (link as HTMLElement).click())
  await page.waitForSelector('html[data-scene=off]')
  expect((await tier())[0]).toBeUndefined()
})
