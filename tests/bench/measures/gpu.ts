import type { Page } from 'puppeteer'
import { chooseTier } from '../../../src/scene/quality/choose.ts'

/** Runs in the page: GPU time of the frames of a scroll by a few px, ms each; undefined without timer queries. */
async function time(frames: number): Promise<number[] | undefined> {
  const gl = document.querySelector<HTMLCanvasElement>('#scene canvas')?.getContext('webgl2')
  const timer = gl?.getExtension('EXT_disjoint_timer_query_webgl2')
  if (!gl || !timer) return undefined
  const { TIME_ELAPSED_EXT, GPU_DISJOINT_EXT } = timer as {
    TIME_ELAPSED_EXT: number
    GPU_DISJOINT_EXT: number
  }
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const times: number[] = []
  for (let i = 0; i < frames; i++) {
    const query = gl.createQuery()
    if (!query) return undefined
    gl.beginQuery(TIME_ELAPSED_EXT, query)
    window.scrollBy(0, i % 2 === 0 ? 3 : -3)
    await frame()
    await frame()
    gl.endQuery(TIME_ELAPSED_EXT)
    while (!gl.getQueryParameter(query, gl.QUERY_RESULT_AVAILABLE)) await frame()
    if (!gl.getParameter(GPU_DISJOINT_EXT)) times.push(gl.getQueryParameter(query, gl.QUERY_RESULT) / 1e6)
    gl.deleteQuery(query)
  }
  return times
}

/** Runs in the page: the name of what draws its scene. */
function readRenderer(): string {
  const gl = document.querySelector<HTMLCanvasElement>('#scene canvas')?.getContext('webgl2')
  const info = gl?.getExtension('WEBGL_debug_renderer_info')
  return String(info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL))
}

/** Returns the name of what draws a page's scene, and whether it computes pictures on the processor. */
export async function rendererOn(page: Page): Promise<{ name: string; isSoftware: boolean }> {
  const name = await page.evaluate(readRenderer)
  const tier = chooseTier({ renderer: name, savesData: false, wanted: undefined })
  return { name, isSoftware: tier === 'lean' }
}

/** Returns what frames of the place that a page stands at cost its GPU, ms; undefined where nothing can measure it. */
export const measureGpu = (page: Page, frames = 8): Promise<number[] | undefined> =>
  page.evaluate(`(${time})(${frames})`) as Promise<number[] | undefined>
