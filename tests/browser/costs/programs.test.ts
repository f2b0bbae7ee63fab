import { afterAll, expect, it } from 'vitest'
import { landingTests } from '../landing/landing.ts'

declare global {
  interface Window {
    /** Programs that the driver was asked about, and how many of them while it had something else to do. */
    asked: { all: number; early: number }
  }
}

/** Programs of the scene, shared ones counted once: as many at least. */
const PROGRAMS = 9

const landing = landingTests({ documents: {} })
const pages: Awaited<ReturnType<typeof landing.open>>[] = []
afterAll(() => Promise.all(pages.map(page => page.close())))

/** Notes which questions about a program the page has to wait for: those before a fence behind all work has been passed. */
function watchQuestions(): void {
  window.asked = { all: 0, early: 0 }
  const { prototype } = WebGL2RenderingContext
  const { linkProgram, drawElementsInstanced, fenceSync, getSyncParameter, getProgramParameter } = prototype
  const { ACTIVE_UNIFORMS, SIGNALED } = WebGL2RenderingContext
  const known = new WeakSet<WebGLProgram>()
  const fences = new WeakMap<WebGLSync, number>()
  let work = 0
  let done = 0
  prototype.linkProgram = function (program) {
    work++
    linkProgram.call(this, program)
  }
  prototype.drawElementsInstanced = function (mode, count, type, offset, instances) {
    if (instances > 0) work++
    drawElementsInstanced.call(this, mode, count, type, offset, instances)
  }
  prototype.fenceSync = function (condition, flags) {
    const fence = fenceSync.call(this, condition, flags)
    if (fence) fences.set(fence, work)
    return fence
  }
  prototype.getSyncParameter = function (fence, name) {
    const result: unknown = getSyncParameter.call(this, fence, name)
    if (result === SIGNALED) done = Math.max(done, fences.get(fence) ?? 0)
    return result
  }
  prototype.getProgramParameter = function (program, name) {
    if (name === ACTIVE_UNIFORMS && !known.has(program)) {
      known.add(program)
      window.asked.all++
      if (done < work) window.asked.early++
    }
    return getProgramParameter.call(this, program, name) as unknown
  }
}

it('asks about no program while the driver links or draws: the page would wait for both', async () => {
  const page = await landing.open({
    sheet: false,
    prepare: each => void each.evaluateOnNewDocument(watchQuestions),
  })
  pages.push(page)
  await page.waitForFunction(least => window.asked.all >= least, {}, PROGRAMS)
  expect(await page.evaluate(() => window.asked.early)).toBe(0)
})
