import type { Ease } from '../picture/ease.ts'
import type { PlaceName } from './places.ts'

/** The numbers that an actor has of its place: stage px with y up, its size, px, and its turn to the right, degrees. */
const PLACE_NUMBERS = ['x', 'y', 'width', 'height', 'turn'] as const
export type PlaceNumber = (typeof PLACE_NUMBERS)[number]

/**
 * At which place an actor is, and what differs from it: how far to the right and up, in the place's own size, how many times as
 * large, and how much farther it is turned, degrees. Of several alike: of each.
 */
export interface Placed {
  readonly at: PlaceName | readonly PlaceName[]
  readonly right?: number | readonly number[]
  readonly up?: number | readonly number[]
  readonly larger?: number | readonly number[]
  readonly turn?: number | readonly number[]
}
const OFFSETS: readonly string[] = ['at', 'right', 'up', 'larger', 'turn'] satisfies readonly (keyof Placed)[]

/** An actor at one moment: its place, and its numbers by name. What a pose leaves out goes on to the next pose that has it. */
export type Pose =
  | Readonly<Record<string, number | readonly number[]>>
  | (Placed & Readonly<Record<string, number | readonly number[] | PlaceName | readonly PlaceName[]>>)
/** The poses of each actor, by name. */
export type Poses = Readonly<Record<string, Readonly<Record<string, Pose>>>>
type Marks = Readonly<Record<string, number>>

/** A moment of a stage, per cent of its progress: a number, or so much after a mark that is stated before it. */
type Moment = number | { readonly after: string; readonly by: number }
/** Moments at equal distances: the marks `name-0`, `name-1` and so on. */
interface Series {
  readonly from: Moment
  readonly step: number
  readonly of: number
}
type WrittenMarks = Readonly<Record<string, Moment | Series>>
/** The names of the marks that are written so. */
type MarkName<W> = {
  [K in keyof W & string]: W[K] extends { readonly step: number } ? `${K}-${number}` : K
}[keyof W & string]
type MarksOf<W> = Readonly<Record<MarkName<W>, number>>

/** The numbers that an actor has in any of its poses. */
type NumbersOf<A> = {
  [N in keyof A]: A[N] extends Placed ? PlaceNumber | Exclude<keyof A[N], keyof Placed> : keyof A[N]
}[keyof A]
type NumberName<A> = Extract<NumbersOf<A>, string>
/** A number of an actor, as `actor.number`. */
type TrackName<P> = { [A in keyof P & string]: `${A}.${NumberName<P[A]>}` }[keyof P & string]

/** The poses that an actor takes, by the mark at which it has got there, and the ease with which: `'pose ease'`. In order. */
type Keys<Mark extends PropertyKey, Name extends string> = {
  readonly [K in Mark]?: Name | `${Name} ${Ease}`
}

/** From and until which mark something is there that does not fade: a line, what a hand can take. */
interface CueMarks<Mark> {
  readonly from: Mark
  readonly until?: Mark
}

/** A per cent of the stage, or so much after the mark at which the page rests; after the one until which it stays, for `until`. */
type Edge = number | { readonly by: number }

/**
 * Where the page comes to rest: at a mark, or at several marks alike, from the end of the stop before until there. `back`: where
 * the page comes back, it rests here from there on, and before it at the stop before. `on`: where the page goes on, from there at
 * the next one. `stays`: until which mark everything rests, so that the page stays wherever it is; it then comes back from `at`
 * on, and goes on from there.
 */
interface StopMarks<Mark> {
  readonly at: Mark | readonly Mark[]
  readonly until: Edge
  readonly back?: Edge
  readonly on?: Edge
  readonly stays?: Mark | readonly Mark[]
}

/**
 * What of an element follows a track: how much of it shows; how much of its line is drawn; of words that ride on something, how far
 * they have gone from it to their own place.
 */
export interface Sinks<Name = string> {
  readonly opacity?: Name
  readonly drawn?: Name
  readonly home?: Name
}

/** The choreography of a stage: when (marks), what (poses), and which pose at which mark (keys). */
export interface Score<M extends Marks = Marks, P extends Poses = Poses> {
  /** Moments of the stage, per cent of its progress. */
  readonly marks: M
  /** What each actor can look like. */
  readonly poses: P
  readonly keys: { readonly [A in keyof P]: Keys<keyof M, keyof P[A] & string> }
  /** Actors that are several alike: how many, and how much later each is than the one before, per cent. */
  readonly several?: {
    readonly [A in keyof P]?: { readonly of: number; readonly later: number }
  }
  /** Tracks that grow by equal shares in equal times: sizes. They are never 0. */
  readonly byRatio?: readonly TrackName<P>[]
  /** The elements `[data-…]` of the stage that follow tracks: of an actor that is several, the first follows the first. */
  readonly words?: Readonly<Record<string, Sinks<TrackName<P>>>>
  readonly cues?: Readonly<Record<string, CueMarks<keyof M>>>
  readonly stops?: readonly StopMarks<keyof M>[]
}

/** Where the numbers of each actor are among the sampled ones; those of several alike follow one another. */
export type Channels<P> = {
  readonly [A in keyof P]: { readonly [C in NumbersOf<P[A]>]: number }
}

/** Returns the moments of marks as they are written. Throws where one comes after a mark that is not stated before it. */
function momentsOf(written: WrittenMarks): Marks {
  const marks: Record<string, number> = {}
  const at = (moment: Moment): number => {
    if (typeof moment === 'number') return moment
    const before = marks[moment.after]
    if (before === undefined)
      throw new Error(`A mark is to be after ${moment.after}, which is not stated before it`)
    return before + moment.by
  }
  for (const [name, mark] of Object.entries(written)) {
    if (typeof mark === 'number' || 'after' in mark) marks[name] = at(mark)
    else for (let i = 0; i < mark.of; i++) marks[`${name}-${i}`] = at(mark.from) + i * mark.step
  }
  return marks
}

/** Returns marks that are stated from a zero of their own, as marks of a score whose line they begin on there. */
export const from = <const W extends WrittenMarks>(zero: number, written: W): W => {
  const moved = (moment: Moment): Moment => (typeof moment === 'number' ? zero + moment : moment)
  const entries = Object.entries(written).map(([name, mark]) => [
    name,
    typeof mark === 'object' && 'from' in mark ? { ...mark, from: moved(mark.from) } : moved(mark),
  ])
  return Object.fromEntries(entries) as W
}

/** Makes a score of what is written, so that its names are checked as it is written. */
export const score = <const W extends WrittenMarks, const P extends Poses>(
  written: Omit<Score<MarksOf<W>, P>, 'marks'> & { readonly marks: W },
): Score<MarksOf<W>, P> => ({ ...written, marks: momentsOf(written.marks) as MarksOf<W> })

/** Returns a mark as progress of its stage, 0..1. */
export const progressAt = <M extends Marks, P extends Poses>(of: Score<M, P>, mark: keyof M): number =>
  (of.marks[mark] ?? Number.NaN) / 100

/** How many of an actor there are. */
export const countOf = (of: Score, actor: string): number => of.several?.[actor]?.of ?? 1

export const isPlaced = (pose: Pose): pose is Extract<Pose, Placed> => 'at' in pose
export const isPlaceNumber = (number: string): number is PlaceNumber =>
  (PLACE_NUMBERS as readonly string[]).includes(number)

/** The names of the numbers that a pose states. */
export const numbersIn = (pose: Pose): readonly string[] =>
  isPlaced(pose)
    ? [...PLACE_NUMBERS, ...Object.keys(pose).filter(name => !OFFSETS.includes(name))]
    : Object.keys(pose)

/** The places that a score has actors at. */
export const placesOf = (of: Score): readonly PlaceName[] =>
  Object.values(of.poses).flatMap(poses =>
    Object.values(poses).flatMap(pose => (isPlaced(pose) ? [pose.at].flat() : [])),
  )

/** Returns where the numbers of each actor are among the sampled ones, the same in every window, and how many there are. */
export function channelsOf<M extends Marks, P extends Poses>(
  of: Score<M, P>,
): { readonly at: Channels<P>; readonly count: number } {
  const at: Record<string, Record<string, number>> = {}
  let count = 0
  for (const [actor, poses] of Object.entries(of.poses)) {
    const own: Record<string, number> = {}
    for (const name of Object.values(poses).flatMap(numbersIn)) {
      if (name in own) continue
      own[name] = count
      count += countOf(of as Score, actor)
    }
    at[actor] = own
  }
  return { at: at as Channels<P>, count }
}

/** When something is there, as progress of its stage. */
export interface Levels {
  readonly from: number
  readonly until?: number
}

/** Returns when something of a score is there that does not fade. */
export function levelsOf(of: Score, name: string): Levels {
  const marks: Readonly<Record<string, string | undefined>> = { ...of.cues?.[name] }
  const entries = Object.entries(marks).map(([edge, mark]) => [edge, progressAt(of, mark ?? '')])
  return Object.fromEntries(entries) as Levels
}

/** Returns when any of a text shows: where the score has its opacity over 0. Throws where it follows none. */
export function shownIn(of: Score, text: string): Levels {
  const [actor = '', number = ''] = of.words?.[text]?.opacity?.split('.') ?? []
  const moments = Object.entries(of.keys[actor] ?? {}).flatMap(([mark, key = '']) => {
    const stated = of.poses[actor]?.[key.split(' ')[0] ?? '']?.[number as keyof Pose]
    return stated === undefined ? [] : [{ at: progressAt(of, mark), shows: [stated].flat().some(Boolean) }]
  })
  const first = moments.findIndex(({ shows }) => shows)
  if (first < 0) throw new Error(`No opacity of the score shows ${text}`)
  const gone = moments[moments.findLastIndex(({ shows }) => shows) + 1]
  const last = (countOf(of, actor) - 1) * (of.several?.[actor]?.later ?? 0)
  return { from: moments[first - 1]?.at ?? 0, ...(gone && { until: gone.at + last / 100 }) }
}
