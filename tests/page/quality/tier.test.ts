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

it.each([
  ['lean', 'for a renderer in software, which loads nothing of full', '', []],
  ['full', 'for hardware', '', [pretendHardware]],
  ['lean', 'for a visitor on hardware who saves data', '', [pretendHardware, saveData]],
  ['full', 'where the address says so, and none on a page without a scene', '?quality=full', []],
])('the tier is %s %s', async (name, _, path, fakes) => {
  page = await landing.open({
    path,
    async prepare(each) {
      for (const fake of fakes) await each.evaluateOnNewDocument(fake)
    },
  })
  expect(await tier()).toEqual([name, name === 'full'])
  if (!path) return
  await page.$eval('a[href="/docs"]', link => (link as HTMLElement).click())
  await page.waitForSelector('html[data-scene=off]')
  expect((await tier())[0]).toBeUndefined()
})
