import { EASES, type Ease } from '../picture/ease.ts'
import type { Layout } from './layout.ts'
import { type Places, placeIn } from './places.ts'
import {
  channelsOf,
  countOf,
  isPlaced,
  isPlaceNumber,
  numbersIn,
  type Placed,
  type PlaceNumber,
  type Pose,
  placesOf,
  type Score,
} from './score.ts'

/** What a score needs to know of a window. */
export type Placing = Pick<Layout, 'places'>

/** A score for one window, as flat arrays: what the sampler reads. */
export interface Track {
  /** How many numbers are sampled. */
  readonly count: number
  /** Progress at which something sets off or arrives, in order. */
  readonly edges: Float64Array
  /** Every number, in one array for each edge; before them at the beginning. */
  readonly rests: readonly Float64Array[]
  /** The first segment of each part between two edges; segments are listed again in each part that they last. */
  readonly first: Uint16Array
  readonly channel: Uint16Array
  readonly ease: Uint8Array
  /** 1 for what grows by equal shares: its ends are logarithms. */
  readonly byRatio: Uint8Array
  readonly from: Float64Array
  readonly until: Float64Array
  readonly a: Float64Array
  readonly b: Float64Array
}

interface Point {
  readonly at: number
  readonly value: number
  readonly ease: number
}

interface Segment {
  readonly channel: number
  readonly byRatio: boolean
  readonly from: Point
  readonly to: Point
}

/** Returns one of several that are stated together. */
const ith = <T>(stated: T | readonly T[] | undefined, i: number): T | undefined =>
  Array.isArray(stated) ? stated[i] : (stated as T | undefined)

/** Returns a number of a place as a pose differs from it; undefined where the pose has too few places. */
function placedAt(
  { at, right, up, larger, turn }: Placed,
  number: PlaceNumber,
  i: number,
  places: Places,
): number | undefined {
  const name = ith(at, i)
  if (name === undefined) return undefined
  const place = placeIn(places, name)
  switch (number) {
    case 'x':
      return place.x + (ith(right, i) ?? 0) * place.width
    case 'y':
      return place.y + (ith(up, i) ?? 0) * place.height
    case 'turn':
      return place.turn + (ith(turn, i) ?? 0)
    default:
      return place[number] * (ith(larger, i) ?? 1)
  }
}

/** Returns a number of a pose for one of several alike; undefined where there are too few. */
const statedAt = (pose: Pose, number: string, i: number, places: Places): number | undefined =>
  isPlaced(pose) && isPlaceNumber(number)
    ? placedAt(pose, number, i, places)
    : ith((pose as Readonly<Record<string, number | readonly number[]>>)[number], i)

/** Returns the moments at which one of several alike has a number of its own. */
function pointsOf(of: Score, actor: string, number: string, i: number, places: Places): Point[] {
  const points: Point[] = []
  let last = ''
  for (const [mark, key] of Object.entries(of.keys[actor] ?? {})) {
    const [name = '', ease = 'linear'] = (key ?? '').split(' ')
    const percent = of.marks[mark]
    const pose = of.poses[actor]?.[name]
    if (percent === undefined) throw new Error(`${actor} has a key at a mark that there is not: ${mark}`)
    if (!pose) throw new Error(`${actor} has a key with a pose that there is not: ${name}`)
    if (!numbersIn(pose).includes(number)) continue
    const value = statedAt(pose, number, i, places)
    if (value === undefined)
      throw new Error(`${actor}.${name}.${number} has too few numbers: there are ${countOf(of, actor)}`)
    const at = (percent + i * (of.several?.[actor]?.later ?? 0)) / 100
    const before = points.at(-1)
    if (before && before.at >= at)
      throw new Error(
        `${actor} has a key at ${mark} (${percent}) that is not after the one at ${last} (${of.marks[last]})`,
      )
    const easing = EASES.indexOf(ease as Ease)
    if (easing < 0) throw new Error(`${actor} has a key with an ease that there is not: ${ease}`)
    points.push({ at, value, ease: easing })
    last = mark
  }
  if (points.length === 0) throw new Error(`No key of ${actor} states its ${number}`)
  return points
}

/** Returns the number at a moment at which it is not on its way. */
const restAt = (points: readonly Point[], at: number): number =>
  (points.findLast(point => point.at <= at) ?? points[0])?.value ?? 0

/** Compiles a score for the places of a window: on layout, never in a frame. */
export function compile(of: Score, places: Places): Track {
  const { at, count } = channelsOf(of)
  const byRatio = new Set(of.byRatio)
  const channels: (readonly Point[])[] = []
  const segments: Segment[] = []
  for (const [actor, numbers] of Object.entries(at))
    for (const [number, first] of Object.entries(numbers))
      for (let i = 0; i < countOf(of, actor); i++) {
        const points = pointsOf(of, actor, number, i, places)
        channels[first + i] = points
        for (const [k, to] of points.entries()) {
          const from = points[k - 1]
          if (from && from.value !== to.value)
            segments.push({ channel: first + i, byRatio: byRatio.has(`${actor}.${number}`), from, to })
        }
      }
  const edges = [...new Set(segments.flatMap(({ from, to }) => [from.at, to.at]))].toSorted((a, b) => a - b)
  const parts = [Number.NEGATIVE_INFINITY, ...edges].map(edge =>
    segments.filter(({ from, to }) => from.at <= edge && edge < to.at),
  )
  const listed = parts.flat()
  const lengths = parts.map(part => part.length)
  const end = (segment: Segment, point: Point) => (segment.byRatio ? Math.log(point.value) : point.value)
  return {
    count,
    edges: Float64Array.from(edges),
    rests: [Number.NEGATIVE_INFINITY, ...edges].map(edge =>
      Float64Array.from(channels, points => restAt(points, edge)),
    ),
    first: Uint16Array.from([
      0,
      ...lengths.map((_, i) => lengths.slice(0, i + 1).reduce((a, b) => a + b, 0)),
    ]),
    channel: Uint16Array.from(listed, ({ channel }) => channel),
    ease: Uint8Array.from(listed, ({ to }) => to.ease),
    byRatio: Uint8Array.from(listed, segment => Number(segment.byRatio)),
    from: Float64Array.from(listed, ({ from }) => from.at),
    until: Float64Array.from(listed, ({ to }) => to.at),
    a: Float64Array.from(listed, segment => end(segment, segment.from)),
    b: Float64Array.from(listed, segment => end(segment, segment.to)),
  }
}

let edition = 0

/** Has every score compiled anew: one of them has been changed (the panel of `npm run dev`). */
export function recompile(): void {
  edition++
}

/** Returns what compiles a score for a window, and keeps it until one of the score's own places is new. */
export function compiler(of: Score): (layout: Placing) => Track {
  const names = placesOf(of)
  let last: { readonly places: Places; readonly edition: number; readonly track: Track } | undefined
  return ({ places }) => {
    if (!last || last.edition !== edition || names.some(name => last?.places[name] !== places[name]))
      last = { places, edition, track: compile(of, places) }
    return last.track
  }
}
