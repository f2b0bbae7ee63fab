import { readdirSync } from 'node:fs'
import { PNG } from 'pngjs'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loseContext, restoreContext } from '../page/scene/context.ts'
import { coloursOf, differing, rendererOf, showCanvasOnly, takePicture } from '../page/scene/picture.ts'
import { frame, goTo, landingTests, topOf } from '../support/landing.ts'

declare global {
  interface Window {
    /** Every program that the page has linked, with what the driver said about it. */
    linked: { ok: boolean; log: string; sources: string[] }[]
  }
}

const landing = landingTests({ draws: true })
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
  page = await landing.open({
    reducedMotion: true,
    prepare: each => void each.evaluateOnNewDocument(watchPrograms),
  })
  await showCanvasOnly(page)
})
afterAll(() => page.close())

it('is drawn by the software renderer that the tests ask for', async () => {
  expect(await rendererOf(page)).toContain('SwiftShader')
})

it('can be read in any task, for tools that keep a copy of the document', async () => {
  const url = await page.$eval('#scene canvas', canvas => (canvas as HTMLCanvasElement).toDataURL())
  const png = PNG.sync.read(Buffer.from(url.slice(url.indexOf(',')), 'base64'))
  expect(coloursOf({ png, dpr: 1 })).toBeGreaterThan(200)
})

it('draws every stage, and with reduced motion the same pixels at a second visit', async () => {
  const places: (readonly [id: string, px: number])[] = []
  for (const id of ['hero', 'representation', 'sessions', 'data-sheet', 'odd-even', 'footer'])
    places.unshift([id, (await topOf(page, id)) + 400])
  const first = new Map<string, Awaited<ReturnType<typeof takePicture>>>()
  for (const [id, px] of places) {
    await goTo(page, px)
    const picture = await takePicture(page)
    expect([id, coloursOf(picture) > 200]).toEqual([id, true])
    first.set(id, picture)
  }
  for (const [id, px] of places.toReversed()) {
    await goTo(page, px)
    const before = first.get(id)
    expect([id, before && differing(before, await takePicture(page))]).toEqual([id, 0])
  }
})

it('has compiled and linked every program without a word from the driver', async () => {
  const programs = readdirSync('shaders').filter(file => file.endsWith('.vert'))
  const linked = await page.evaluate(() => window.linked)
  expect(new Set(linked.map(({ sources }) => sources.join(''))).size).toBe(programs.length)
  expect(linked.filter(({ ok, log }) => !ok || log !== '')).toEqual([])
})

it('draws the same pixels as before once a lost context has come back', async () => {
  await goTo(page, (await topOf(page, 'data-sheet')) + 1000)
  const before = await takePicture(page)
  await loseContext(page)
  await frame(page)
  expect(differing(before, await takePicture(page))).toBeGreaterThan(1000)
  await restoreContext(page)
  await frame(page)
  expect(differing(before, await takePicture(page))).toBe(0)
  expect(await page.$eval('html', html => html.dataset.scene)).toBe('ready')
  const error = await page.$eval('#scene canvas', canvas =>
    (canvas as HTMLCanvasElement).getContext('webgl2')?.getError(),
  )
  expect(error).toBe(0)
  expect(landing.errors.flat()).toEqual([])
})
