import type { Page } from 'puppeteer'
import { LOOK, OBJECTS, STRIDE } from '../../src/timeline/body.ts'
import { type Frame, type Stroke, takeFrames } from './probe.ts'
import { jump } from './scroll.ts'

/** A frame whose picture is not the one of the page's position. */
export interface LateFrame {
  readonly scrollPx: number
  /** Names of what differs: uniforms, the clear colour or the scissor box. */
  readonly differs: readonly string[]
}

/** Follows the speed of the scroll, not its position. */
const OF_SPEED = new Set(['uSheen'])

/** What of an input shows: objects that are not drawn keep the place they had last. */
function shown(name: string, values: readonly unknown[], instances: number): readonly unknown[] {
  if (name.startsWith('uOrder')) return values.slice(0, instances)
  if (!name.startsWith('uBody') || values.length !== OBJECTS * STRIDE) return values
  return values.map((value, i) => (Number(values[i - (i % STRIDE) + LOOK]) < 0.003 ? 0 : value))
}

/** A picture as named values that are alike where the pictures are. */
function valuesOf(picture: readonly Stroke[]): ReadonlyMap<string, readonly unknown[]> {
  return new Map(
    picture.flatMap(({ call, args, inputs }, i) => [
      [`${i} ${call}`, args] as const,
      ...Object.entries(inputs)
        .filter(([name]) => !OF_SPEED.has(name))
        .map(([name, values]) => {
          const instances = Number(args[4] ?? args[3] ?? 1)
          return [`${i} ${name}`, shown(name, values, instances)] as const
        }),
    ]),
  )
}

/** Names of the values that differ, each with the first number that does. */
function differences(drawn: readonly Stroke[], expected: readonly Stroke[]): string[] {
  const at = valuesOf(expected)
  return [...valuesOf(drawn)].flatMap(([name, values]) => {
    const other = at.get(name) ?? []
    const first = values.findIndex((value, i) => value !== other[i])
    return first < 0 ? [] : [`${name} at ${first}: ${values[first]}, at rest ${other[first]}`]
  })
}

const MOST_TRIES = 20

/** The picture of a position, drawn by a page that is not moving. */
async function drawnAt(page: Page, scrollPx: number): Promise<Frame> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    // From elsewhere, so that a frame is drawn for certain.
    await jump(page, scrollPx > 10 ? scrollPx - 10 : scrollPx + 10)
    await takeFrames(page)
    await jump(page, scrollPx)
    const rest = (await takeFrames(page)).at(-1)
    if (rest?.scrollPx === scrollPx) return rest
  }
  throw new Error(`nothing is drawn at ${scrollPx} px`)
}

/**
 * Holds pictures drawn in motion against those the same positions give at rest.
 * @param frames frames of a whole probe, drawn while the page moved
 * @param most how many of them are looked at, evenly spread
 */
export async function lateFrames(page: Page, frames: readonly Frame[], most: number): Promise<LateFrame[]> {
  const step = Math.max(1, frames.length / most)
  const chosen = Array.from({ length: Math.min(most, frames.length) }, (_, i) => frames[Math.floor(i * step)])
  const late: LateFrame[] = []
  for (const frame of chosen) {
    if (!frame) continue
    const rest = await drawnAt(page, frame.scrollPx)
    const differs = differences(frame.picture, rest.picture)
    if (differs.length > 0) late.push({ scrollPx: frame.scrollPx, differs })
  }
  return late
}
