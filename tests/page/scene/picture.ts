import { PNG } from 'pngjs'
import type { Page } from 'puppeteer'
import { frame } from '../../support/landing.ts'

export type Colour = readonly [number, number, number]

/** A screenshot, read by CSS px from its top left. */
export interface Picture {
  readonly png: PNG
  /** Device pixels per CSS px. */
  readonly dpr: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Takes a picture of the window, or of a part of it. */
export async function takePicture(page: Page, clip?: Box): Promise<Picture> {
  const png = PNG.sync.read(
    Buffer.from(await page.screenshot({ optimizeForSpeed: true, ...(clip && { clip }) })),
  )
  return { png, dpr: page.viewport()?.deviceScaleFactor ?? 1 }
}

/** Hides the overlays, so that a picture shows what the canvas draws and nothing else. */
export async function showCanvasOnly(page: Page): Promise<void> {
  await page.$eval('#main', main => {
    const { style } = main as HTMLElement
    style.visibility = 'hidden'
  })
  // The canvas fades in when the scene is ready.
  await page.waitForFunction(() => {
    const canvas = document.querySelector('#scene canvas')
    return canvas && getComputedStyle(canvas).opacity === '1'
  })
  await frame(page)
}

/** The name of the renderer that draws the scene. */
export const rendererOf = (page: Page): Promise<string> =>
  page.$eval('#scene canvas', canvas => {
    const gl = (canvas as HTMLCanvasElement).getContext('webgl2')
    const info = gl?.getExtension('WEBGL_debug_renderer_info')
    return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : 'none'
  })

/** Colour of the device pixel at a place given in CSS px. */
export function colourAt({ png, dpr }: Picture, x: number, y: number): Colour {
  const at = (Math.floor(y * dpr) * png.width + Math.floor(x * dpr)) * 4
  return [png.data[at] ?? 0, png.data[at + 1] ?? 0, png.data[at + 2] ?? 0]
}

/** Greatest difference of a channel, of 255. */
export const difference = (a: Colour, b: Colour): number =>
  Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))))

/** How many different colours a picture has: a blank one has one. */
export function coloursOf({ png }: Picture): number {
  const seen = new Set<number>()
  for (let at = 0; at < png.data.length; at += 4) seen.add(png.data.readUInt32BE(at))
  return seen.size
}

/** Counts the pixels that differ by more than so many levels of a channel: by one where the browser rasters a shape anew. */
export function differing(a: Picture, b: Picture, levels = 0): number {
  if (a.png.data.length !== b.png.data.length) return Number.POSITIVE_INFINITY
  let count = 0
  for (let at = 0; at < a.png.data.length; at += 4) {
    let off = 0
    for (let i = at; i < at + 4; i++)
      off = Math.max(off, Math.abs((a.png.data[i] ?? 0) - (b.png.data[i] ?? 0)))
    if (off > levels) count++
  }
  return count
}

/** A colour of the design as the style sheet has it. */
export async function designColour(page: Page, name: string): Promise<Colour> {
  const text = await page.evaluate(
    property => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    `--${name}`,
  )
  const value = Number.parseInt(text.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Where an element stands, px from the top left of the window. */
export const boxOf = (page: Page, selector: string): Promise<Box> =>
  page.$eval(selector, element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })
