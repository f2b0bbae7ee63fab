import type { Page } from 'puppeteer'

type Draws = Pick<
  WebGL2RenderingContext,
  'drawArrays' | 'drawArraysInstanced' | 'drawElements' | 'drawElementsInstanced'
>

/** Runs in the page: lets every draw of WebGL do nothing, or what it did before. */
function draw(isOn: boolean): void {
  if (typeof WebGL2RenderingContext === 'undefined') return
  const held = window as Window & { ownDraws?: Draws }
  const { prototype } = WebGL2RenderingContext
  const { drawArrays, drawArraysInstanced, drawElements, drawElementsInstanced } = prototype
  held.ownDraws ??= { drawArrays, drawArraysInstanced, drawElements, drawElementsInstanced }
  const none: Draws = {
    drawArrays() {},
    drawArraysInstanced() {},
    drawElements() {},
    drawElementsInstanced() {},
  }
  Object.assign(prototype, isOn ? held.ownDraws : none)
}

/**
 * Lets a page draw nothing of its scene from its first script on, for tests that read the document alone: a renderer in
 * software needs most of their time for pixels that nobody looks at. Everything else of WebGL is as ever.
 */
export async function neverDraw(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(draw, false)
}

/** Lets a page that stands draw nothing of its scene from now on, or everything again from its next frame on. */
export const setDrawing = (page: Page, isOn: boolean): Promise<void> => page.evaluate(draw, isOn)
