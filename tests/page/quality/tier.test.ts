import type { Page } from 'puppeteer'
import { afterAll, describe, expect, it } from 'vitest'
import { chunkOf } from '../../../tools/build/record.ts'
import { goTo, landingTests, settled, topOf } from '../../support/landing.ts'
import { builtSite } from '../../support/site.ts'
import { paceFrames, scrollSteadily } from '../scene/pace.ts'
import { coloursOf, differing, showCanvasOnly, takePicture } from '../scene/picture.ts'

const landing = landingTests()
const pages: Page[] = []
afterAll(() => Promise.all(pages.map(page => page.close())))

async function open(options: Parameters<typeof landing.open>[0] = {}): Promise<Page> {
  const page = await landing.open(options)
  pages.push(page)
  return page
}

const tierOf = (page: Page): Promise<string | undefined> => page.$eval('html', html => html.dataset.quality)

/** Whether the page has loaded the programs of the tier `full`. */
async function hasFull(page: Page): Promise<boolean> {
  const file = chunkOf(builtSite().record, 'src/scene/full.ts')
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return names.some(name => name.endsWith(file))
}

/** Runs in the page, and in its workers' stead: the renderer gives itself out for hardware. */
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

describe('the tier that html[data-quality] tells', () => {
  it('is lean for a renderer in software, which loads nothing of full', async () => {
    const page = await open()
    expect(await tierOf(page)).toBe('lean')
    expect(await hasFull(page)).toBe(false)
  })

  it('is full for hardware', async () => {
    const page = await open({ prepare: each => void each.evaluateOnNewDocument(pretendHardware) })
    expect(await tierOf(page)).toBe('full')
    expect(await hasFull(page)).toBe(true)
  })

  it('is lean for a visitor on hardware who saves data', async () => {
    const page = await open({
      async prepare(each) {
        await each.evaluateOnNewDocument(pretendHardware)
        await each.evaluateOnNewDocument(saveData)
      },
    })
    expect(await tierOf(page)).toBe('lean')
    expect(await hasFull(page)).toBe(false)
  })

  it('is what the address says, and nothing on a page without a scene', async () => {
    const page = await open({ path: '?quality=full' })
    expect(await tierOf(page)).toBe('full')
    await page.$eval('a[href="/docs"]', link => (link as HTMLElement).click())
    await page.waitForSelector('html[data-scene=off]')
    expect(await tierOf(page)).toBeUndefined()
  })

  it('draws other pixels', async () => {
    const pictureOf = async (tier: string) => {
      const page = await open({ path: `?quality=${tier}`, reducedMotion: true })
      await showCanvasOnly(page)
      return takePicture(page)
    }
    expect(differing(await pictureOf('full'), await pictureOf('lean'))).toBeGreaterThan(1000)
  })
})

it('steps down to pictures that are those of lean to the last pixel', async () => {
  const pictureOf = async (page: Page) => {
    await showCanvasOnly(page)
    await goTo(page, (await topOf(page, 'representation')) + 700)
    await settled(page)
    return takePicture(page)
  }
  const page = await open({
    async prepare(each) {
      await each.evaluateOnNewDocument(pretendHardware)
      await each.evaluateOnNewDocument(paceFrames, 1000 / 60, 60)
    },
  })
  expect(await tierOf(page)).toBe('full')
  // Each of the tier's steps takes as many judged frames as one way through the stage barely has on some machines.
  for (let ways = 0; ways < 4 && (await tierOf(page)) !== 'lean'; ways++) await scrollSteadily(page)
  await page.waitForSelector('html[data-quality=lean]')
  await page.evaluate('drawAgain()')
  const [stepped, lean] = [await pictureOf(page), await pictureOf(await open({ path: '?quality=lean' }))]
  expect(coloursOf(lean)).toBeGreaterThan(1000)
  expect(differing(stepped, lean)).toBe(0)
})
