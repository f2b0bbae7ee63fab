import type { Page } from 'puppeteer'
import { FRAME_MEMBERS } from '../../src/scene/frame-block.ts'
import { LEAST_ALPHA, LOOK, STRIDE } from '../../src/timeline/picture.ts'
import { type Frame, type Stroke, takeFrames } from './probe.ts'
import { jump } from './scroll.ts'

/** A frame whose picture is not the one of the page's position. */
export interface LateFrame {
  readonly scrollPx: number
  /** Names of what differs: uniforms, the clear colour or the scissor box. */
  readonly differs: readonly string[]
}

type Values = readonly unknown[]

/** The frame's block of uniforms, member by member. */
function membersOf(block: Values): Readonly<Record<string, Values>> {
  let from = 0
  return Object.fromEntries(
    Object.entries(FRAME_MEMBERS).map(([name, length]) => {
      const member = block.slice(from, from + length)
      from += length
      return [name, member]
    }),
  )
}

/** Objects without those that are not drawn: they keep the place they had last. */
const drawnObjects = (values: Values): Values =>
  values.map((value, i) => (Number(values[i - (i % STRIDE) + LOOK]) < LEAST_ALPHA ? 0 : value))

/** What shows of the frame's block in a draw of some of the pieces, or in any other. */
function shownOf(block: Values, pieces: number): readonly (readonly [string, Values])[] {
  const { objects = [], pins = [], drawn = [], order = [], state = [] } = membersOf(block)
  // The sheen follows the speed of the scroll, not its position.
  const [threads, floorFrom] = state
  return [
    ['objects', drawnObjects(objects)],
    ['order', order.slice(0, pieces)],
    ['threads', threads ? [threads, ...pins, ...drawn] : []],
    ['floors', [floorFrom]],
  ]
}

const FRAME_LENGTH = Object.values(FRAME_MEMBERS).reduce((sum, length) => sum + length, 0)

/** A clear or a draw as named values that are alike where what it shows is. */
function strokeValues({ args, inputs }: Stroke): readonly (readonly [string, Values])[] {
  const first = inputs.uFirst?.[0]
  const pieces = first === undefined ? 0 : Number(first) + Number(args[4] ?? args[3] ?? 0)
  return [
    ['arguments', args],
    ...Object.entries(inputs).flatMap(([name, values]) =>
      name.startsWith('block') && values.length === FRAME_LENGTH
        ? shownOf(values, pieces)
        : [[name, values] as const],
    ),
  ]
}

/** A picture as named values that are alike where the pictures are. */
const valuesOf = (picture: readonly Stroke[]): ReadonlyMap<string, Values> =>
  new Map(
    picture.flatMap((stroke, i) =>
      strokeValues(stroke).map(([name, values]) => [`${i} ${stroke.call} ${name}`, values] as const),
    ),
  )

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
