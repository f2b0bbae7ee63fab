import type { Page } from 'puppeteer'
import sharp from 'sharp'

export type Rgb = readonly [number, number, number]

/** Each value of a channel as light. */
const LINEAR = Array.from({ length: 256 }, (_, channel) =>
  channel <= 0.04045 * 255 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
)
const linear = (channel: number): number => LINEAR[Math.round(channel)] ?? 0

const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** The contrast of two colours (WCAG 2.2, 1.4.3): 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** A line of text on screen: where it stands, CSS px, and the contrast that it needs. */
interface Line {
  readonly text: string
  readonly colour: Rgb
  readonly needed: number
  readonly x: number
  readonly y: number
  width: number
  readonly height: number
}

/** Every line of text that shows on screen, outside of what stands on a ground of its own. */
function linesOnScreen(): Line[] {
  const lines: Line[] = []
  const lit = document.querySelector('#data-sheet [data-lit]')
  const ink = lit?.getBoundingClientRect() ?? new DOMRect()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    // What lies on the paper under the stack is read when both are the page.
    if (element.closest('[data-print=laid]')) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const [r = 0, g = 0, b = 0, alpha = 1] = Array.from(color.matchAll(/[\d.]+/g), Number)
    let clip = new DOMRect(0, 0, window.innerWidth, window.innerHeight)
    let opacity = alpha
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      opacity *= Number(style.opacity)
      if (style.clipPath !== 'none') opacity = 0
      if (style.overflow === 'visible' || at === document.body || at === document.documentElement) continue
      const box = at.getBoundingClientRect()
      const left = Math.max(clip.left, box.left)
      const top = Math.max(clip.top, box.top)
      clip = new DOMRect(
        left,
        top,
        Math.max(0, Math.min(clip.right, box.right) - left),
        Math.max(0, Math.min(clip.bottom, box.bottom) - top),
      )
    }
    // What is on its way in or out is looked at where it stands.
    if (opacity < 1) continue
    const sizePx = Number.parseFloat(fontSize)
    const isLarge = sizePx >= 24 || (sizePx >= 18.66 && Number(fontWeight) >= 700)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const [x, y] = [Math.ceil(rect.left), Math.ceil(rect.top)]
      const [width, height] = [Math.floor(rect.width), Math.floor(rect.height)]
      const isWhole =
        x >= clip.left && y >= clip.top && x + width <= clip.right + 1 && y + height <= clip.bottom + 1
      const drawn = document.elementsFromPoint(x + width / 2, y + height / 2)
      const header = element.closest('header')
      const isCovered = !header && drawn.some(other => other.closest('header'))
      // On the ink column the ivory copy of a number lies over the number, and is measured in its place.
      const isUnderCopy =
        !lit?.contains(element) &&
        x >= ink.left - 1 &&
        x + width <= ink.right + 1 &&
        y >= ink.top &&
        y + height <= ink.bottom
      if (!isWhole || width <= 0 || height <= 0 || isCovered || isUnderCopy) continue
      const colour = [r, g, b] as const
      const last = lines.at(-1)
      // A full stop that is a node of its own belongs to the words before it.
      const goesOn =
        last?.y === y && last.height === height && String(last.colour) === String(colour)
          ? Math.abs(x - last.x - last.width) <= 2
          : false
      if (last && goesOn) last.width = x + width - last.x
      else lines.push({ text: text.slice(0, 40), colour, needed: isLarge ? 3 : 4.5, x, y, width, height })
    }
  }
  return lines
}

interface Picture {
  readonly data: Buffer
  readonly width: number
}

async function picture(page: Page): Promise<Picture> {
  const { data, info } = await sharp(await page.screenshot({ optimizeForSpeed: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

/** The colours that are drawn at some places of the window, CSS px. */
export async function spotsOn(
  page: Page,
  spots: readonly { readonly x: number; readonly y: number }[],
): Promise<readonly Rgb[]> {
  const drawn = await picture(page)
  return spots.map(({ x, y }) => pixel(drawn, 3 * (y * drawn.width + x)))
}

/** Makes all text invisible, or visible again, and leaves everything else as it is. */
async function hideText(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(on => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { -webkit-text-fill-color: transparent !important }')
    document.adoptedStyleSheets = on ? [sheet] : []
  }, hidden)
}

/** A pixel that the text changes by less than this, summed over its channels, is not part of a letter. */
const LETTER = 60
/** Share of a line's letters that may stand on worse ground: the rim of a letter that touches an edge. */
const SPARED = 0.01

const pixel = ({ data }: Picture, at: number): Rgb => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]

/** How far two pixels are apart, summed over their channels. */
function distance(one: Picture, oneAt: number, other: Picture, otherAt: number): number {
  let sum = 0
  for (let i = 0; i < 3; i++) sum += Math.abs((one.data[oneAt + i] ?? 0) - (other.data[otherAt + i] ?? 0))
  return sum
}

/** The contrast of a line with the pixels under its letters; undefined where no letter is drawn. */
function contrastOf(line: Line, withText: Picture, without: Picture): number | undefined {
  const ratios: number[] = []
  for (let y = line.y; y < line.y + line.height; y++) {
    for (let x = line.x; x < line.x + line.width; x++) {
      const at = 3 * (y * without.width + x)
      if (distance(withText, at, without, at) >= LETTER)
        ratios.push(contrastRatio(line.colour, pixel(without, at)))
    }
  }
  ratios.sort((one, other) => one - other)
  return ratios[Math.floor(ratios.length * SPARED)]
}

export interface Measured {
  readonly lines: number
  /** Texts whose contrast is too low, or that are not drawn at all. */
  readonly faults: readonly string[]
}

/** Measures the contrast of all text on screen on two pictures of it, with the text and without. */
export async function measureContrast(page: Page): Promise<Measured> {
  const lines = await page.evaluate(linesOnScreen)
  const withText = await picture(page)
  await hideText(page, true)
  const without = await picture(page)
  await hideText(page, false)
  const faults: string[] = []
  for (const line of lines) {
    const contrast = contrastOf(line, withText, without)
    if (contrast === undefined) faults.push(`${line.text}: not drawn`)
    else if (contrast < line.needed) faults.push(`${line.text}: ${contrast.toFixed(2)} of ${line.needed}`)
  }
  return { lines: lines.length, faults }
}

/** Whether a pixel's four neighbours have its colour. */
const isEvenAt = (drawn: Picture, at: number): boolean =>
  distance(drawn, at, drawn, at - 3) === 0 &&
  distance(drawn, at, drawn, at + 3) === 0 &&
  distance(drawn, at, drawn, at - 3 * drawn.width) === 0 &&
  distance(drawn, at, drawn, at + 3 * drawn.width) === 0

/** Share of a line's height that its letters take. */
const LETTERS = 0.6

/**
 * The same where text cannot be made invisible, as forced colours forbid it: its colour is held against every
 * even spot of ground around and between its letters.
 */
export async function measureEvenGround(page: Page): Promise<Measured> {
  const lines = await page.evaluate(linesOnScreen)
  const drawn = await picture(page)
  const faults: string[] = []
  for (const line of lines) {
    const inset = Math.round((line.height * (1 - LETTERS)) / 2)
    let isDrawn = false
    let lowest: number | undefined
    // A single narrow letter may leave no even spot.
    let highest = 1
    for (let y = line.y + inset; y < line.y + line.height - inset; y++) {
      for (let x = line.x + 1; x < line.x + line.width - 1; x++) {
        const at = 3 * (y * drawn.width + x)
        const ground = pixel(drawn, at)
        const isLetter = ground.every((channel, i) => Math.abs(channel - (line.colour[i] ?? 0)) < LETTER / 3)
        const contrast = contrastRatio(line.colour, ground)
        highest = Math.max(highest, contrast)
        if (isLetter) isDrawn = true
        else if (isEvenAt(drawn, at)) lowest = Math.min(lowest ?? contrast, contrast)
      }
    }
    const found = lowest ?? highest
    if (!isDrawn) faults.push(`${line.text}: not drawn`)
    else if (found < line.needed) faults.push(`${line.text}: ${found.toFixed(2)} of ${line.needed}`)
  }
  return { lines: lines.length, faults }
}
