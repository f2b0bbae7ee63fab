import { readdirSync } from 'node:fs'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goTo, landingTests, topOf } from '../../support/landing.ts'
import { coloursOf, rendererOf, showCanvasOnly, takePicture } from './picture.ts'

declare global {
  interface Window {
    /** Every program that the page has linked, with what the driver said about it. */
    linked: { ok: boolean; log: string; sources: string[] }[]
  }
}

const landing = landingTests()
let page: Page

/** Asks the driver about every program as soon as it is linked. */
function watchPrograms(): void {
  window.linked = []
  const { linkProgram } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.linkProgram = function (program) {
    linkProgram.call(this, program)
    const shaders = this.getAttachedShaders(program) ?? []
    const logs = [this.getProgramInfoLog(program), ...shaders.map(shader => this.getShaderInfoLog(shader))]
    window.linked.push({
      ok: Boolean(this.getProgramParameter(program, this.LINK_STATUS)),
      log: logs.join('').replaceAll('\0', '').trim(),
      sources: shaders.map(shader => this.getShaderSource(shader) ?? ''),
    })
  }
}

beforeAll(async () => {
  page = await landing.open({ prepare: each => void each.evaluateOnNewDocument(watchPrograms) })
})
afterAll(() => page.close())

it('is drawn by the software renderer that the tests ask for', async () => {
  expect(await rendererOf(page)).toContain('SwiftShader')
})

it('compiles and links every program without a word from the driver', async () => {
  const programs = readdirSync('shaders').filter(file => file.endsWith('.vert'))
  // The hero's come first, the others whenever the page has nothing better to do.
  await page.waitForFunction(
    count => new Set(window.linked.map(({ sources }) => sources.join(''))).size === count,
    {},
    programs.length,
  )
  const linked = await page.evaluate(() => window.linked)
  expect(linked.filter(({ ok }) => !ok)).toEqual([])
  expect(linked.map(({ log }) => log).filter(log => log !== '')).toEqual([])
})

it.each(['hero', 'representation', 'sessions', 'data-sheet', 'odd-even', 'footer'])(
  'draws something in %s',
  async id => {
    await showCanvasOnly(page)
    await goTo(page, (await topOf(page, id)) + 400)
    expect(coloursOf(await takePicture(page))).toBeGreaterThan(200)
  },
)

it('has not been told of any error by WebGL', async () => {
  const error = await page.$eval('#scene canvas', canvas =>
    (canvas as HTMLCanvasElement).getContext('webgl2')?.getError(),
  )
  expect(error).toBe(0)
})
