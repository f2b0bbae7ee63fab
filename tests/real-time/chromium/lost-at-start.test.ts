import { expect, it } from 'vitest'
import { hurry } from '../../page/scene/context.ts'
import { coloursOf, takePicture } from '../../page/scene/picture.ts'
import { landingTests, SMALL } from '../../support/landing.ts'
import { openLanding } from '../../support/site.ts'

const landing = landingTests()

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

it.each([
  ['the first program is compiled, for ever', 'linkProgram', 1, null, 'fallback'],
  ['the first frame is drawn, and comes back', 'drawElementsInstanced', 3, 300, 'ready'],
] as const)('a context lost when %s leaves a picture', async (_, method, nth, backMs, scene) => {
  const page = await openLanding(landing.browser, landing.site, {
    ...SMALL,
    reducedMotion: true,
    prepare: async each => {
      if (backMs === null) await hurry(each)
      await each.evaluateOnNewDocument(loseAt, method, nth, backMs)
    },
  })
  expect(await page.$eval('html', html => html.dataset.scene)).toBe(scene)
  await expect.poll(async () => coloursOf(await takePicture(page))).toBeGreaterThan(200)
  await page.close()
})
