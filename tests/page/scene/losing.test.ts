import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { landingTests } from '../../support/landing.ts'
import { hurry } from './context.ts'
import { coloursOf, showCanvasOnly, takePicture } from './picture.ts'

const landing = landingTests()

/** WebGL calls of the scene's start, from its first to the draws of its first frame. */
const MOMENTS = [
  ['the renderer asks what the device can do', 'getShaderPrecisionFormat', 1],
  ['the first program is compiled', 'linkProgram', 1],
  ['the fourth program is compiled', 'linkProgram', 4],
  ['uniforms are looked up', 'getUniformLocation', 3],
  ['the picture is uploaded', 'generateMipmap', 1],
  ['the first mesh is drawn', 'drawElementsInstanced', 1],
  ['the first frame is drawn', 'drawElementsInstanced', 3],
] as const

/** Runs in the page: loses the context at a call of a method, and brings it back after some ms or never. */
function loseAt(method: string, nth: number, backMs: number | null): void {
  const methods = WebGL2RenderingContext.prototype as unknown as Record<
    string,
    (...args: unknown[]) => unknown
  >
  const own = methods[method]
  let left = nth
  methods[method] = function (this: WebGL2RenderingContext, ...args) {
    if (--left === 0) {
      const extension = this.getExtension('WEBGL_lose_context')
      extension?.loseContext()
      if (backMs !== null) setTimeout(() => extension?.restoreContext(), backMs)
    }
    return own?.apply(this, args)
  }
}

const open = (method: string, nth: number, backMs: number | null): Promise<Page> =>
  landing.open({
    sheet: false,
    reducedMotion: true,
    prepare: async page => {
      if (backMs === null) await hurry(page)
      await page.evaluateOnNewDocument(loseAt, method, nth, backMs)
    },
  })

const sceneOf = (page: Page) => page.$eval('html', html => html.dataset.scene)

describe.each(MOMENTS)('a context lost when %s', (_, method, nth) => {
  it('ends in the still pictures where it does not come back', async () => {
    const page = await open(method, nth, null)
    await page.waitForSelector('html[data-scene=fallback]')
    expect(await page.$$('#scene canvas')).toHaveLength(0)
    await page.close()
  })

  it('ends in a picture, or in the still ones, where it comes back', async () => {
    const page = await open(method, nth, 300)
    await page.waitForFunction(
      () =>
        document.documentElement.dataset.scene === 'fallback' ||
        !document.querySelector('html[data-scene=loading]'),
    )
    if ((await sceneOf(page)) === 'ready') {
      await showCanvasOnly(page)
      await expect.poll(async () => coloursOf(await takePicture(page))).toBeGreaterThan(200)
    }
    await page.close()
  })
})
