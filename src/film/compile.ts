import { EASES, type Ease } from './ease.ts'
import { placeIn } from './places.ts'
import {
  channelsOf,
  countOf,
  isPlaced,
  isPlaceNumber,
  numbersIn,
  type Placed,
  type PlaceNumber,
  type Pose,
  type Poses,
  placesOf,
  type Score,
  type Value,
} from './score.ts'
import { layersOf, type Window } from './window.ts'

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

/** Returns a length in px. */
function resolve(value: Value, { widthPx, heightPx, u }: Window): number {
  if (typeof value === 'number') return value
  return (value.w ?? 0) * widthPx + (value.h ?? 0) * heightPx + (value.u ?? 0) * u + (value.px ?? 0)
}

/** Returns one of several that are stated together. */
const ith = <T>(stated: T | readonly T[] | undefined, i: number): T | undefined =>
  Array.isArray(stated) ? stated[i] : (stated as T | undefined)

/** Returns a number of a place as a pose differs from it; undefined where the pose has too few places. */
function placedAt(
  { at, right, up, larger, turn }: Placed,
  number: PlaceNumber,
  i: number,
  { places }: Window,
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
function statedAt(pose: Pose, number: string, i: number, window: Window): number | undefined {
  if (isPlaced(pose) && isPlaceNumber(number)) return placedAt(pose, number, i, window)
  const stated = ith((pose as Readonly<Record<string, Value | readonly Value[]>>)[number], i)
  return stated === undefined ? undefined : resolve(stated, window)
}

type Written = Record<string, Record<string, Record<string, Value | readonly Value[]>>>

/** Returns the poses with the layers of a window laid over them; a name that the landscape composition lacks is an error. */
function layered(of: Score, window: Window): Poses {
  const poses: Written = structuredClone(of.poses) as Written
  const { at } = channelsOf(of)
  const applied = layersOf(window)
  const rows = Object.entries(of.layers ?? {}).flatMap(([layer, actors]) =>
    Object.entries(actors ?? {}).flatMap(([actor, named]) =>
      Object.entries(named ?? {}).map(([name, numbers]) => ({ layer, actor, name, numbers: numbers ?? {} })),
    ),
  )
  for (const { layer, actor, name, numbers } of rows) {
    if (!poses[actor]?.[name])
      throw new Error(`The layer ${layer} has a pose that there is not: ${actor}.${name}`)
    for (const number of Object.keys(numbers))
      if (!(number in (at[actor] ?? {})))
        throw new Error(`The layer ${layer} has a number that there is not: ${actor}.${name}.${number}`)
  }
  for (const each of applied)
    for (const { layer, actor, name, numbers } of rows)
      if (layer === each) Object.assign(poses[actor]?.[name] ?? {}, numbers)
  return poses
}

/** Returns the moments at which one of several alike has a number of its own. */
function pointsOf(
  of: Score,
  poses: Poses,
  actor: string,
  number: string,
  i: number,
  window: Window,
): Point[] {
  const points: Point[] = []
  let last = ''
  for (const [mark, key] of Object.entries(of.keys[actor] ?? {})) {
    const [name = '', ease = 'linear'] = (key ?? '').split(' ')
    const percent = of.marks[mark]
    const pose = poses[actor]?.[name]
    if (percent === undefined) throw new Error(`${actor} has a key at a mark that there is not: ${mark}`)
    if (!pose) throw new Error(`${actor} has a key with a pose that there is not: ${name}`)
    if (!numbersIn(pose).includes(number)) continue
    const value = statedAt(pose, number, i, window)
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

/** Compiles a score for a window: on layout, never in a frame. */
export function compile(of: Score, window: Window): Track {
  const { at, count } = channelsOf(of)
  const poses = layered(of, window)
  const byRatio = new Set(of.byRatio)
  const channels: (readonly Point[])[] = []
  const segments: Segment[] = []
  for (const [actor, numbers] of Object.entries(at))
    for (const [number, first] of Object.entries(numbers))
      for (let i = 0; i < countOf(of, actor); i++) {
        const points = pointsOf(of, poses, actor, number, i, window)
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

/** Returns what compiles a score for a window, and keeps it until that has another size, or a place of the score is new. */
export function compiler(of: Score): (window: Window) => Track {
  const names = placesOf(of)
  let last: { readonly window: Window; readonly edition: number; readonly track: Track } | undefined
  const isSame = (a: Window, b: Window) =>
    a.widthPx === b.widthPx &&
    a.heightPx === b.heightPx &&
    names.every(name => a.places[name] === b.places[name])
  return window => {
    if (!last || last.edition !== edition || !isSame(last.window, window))
      last = { window, edition, track: compile(of, window) }
    return last.track
  }
}
