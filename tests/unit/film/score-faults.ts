import { compile } from '../../../src/film/compile.ts'
import { channelsOf, countOf, type Score } from '../../../src/film/score.ts'
import { stopsOf } from '../../../src/film/stops.ts'

/** Between two keys by so much of a stage something is under way, and not only at the place by a hair. */
const HAIR = 0.0006

/** The mark's own name, and that of its series. */
const named = (mark: string): readonly string[] => [mark, mark.replace(/-\d+$/, '')]

/** Whether a mark is one of a series, but not its first. */
const follows = (mark: string): boolean => /-[1-9]\d*$/.test(mark)

/** Marks that stand after one that comes later: whoever moved one has passed another. */
function overtaken(of: Score): string[] {
  const marks = Object.entries(of.marks).filter(([name]) => !follows(name))
  return marks.flatMap(([name, at], i) => {
    const [before, earlier] = marks[i - 1] ?? ['', Number.NEGATIVE_INFINITY]
    return earlier > at ? [`the mark ${name} (${at}) stands after ${before} (${earlier})`] : []
  })
}

/** Marks that no key, text, stop or source names. */
function unusedMarks(of: Score, source: string): string[] {
  const keyed = Object.values(of.keys).flatMap(keys => Object.keys(keys))
  const told = Object.values(of.cues ?? {}).flatMap(cue => Object.values(cue))
  const rested = (of.stops ?? []).flatMap(({ at, stays = [] }) => [at, stays].flat())
  const used = new Set([...keyed, ...told, ...rested].flatMap(named))
  const isUsed = (mark: string) =>
    named(mark).some(name => used.has(name)) || new RegExp(`['.]${mark}\\b`).test(source)
  return Object.keys(of.marks)
    .filter(mark => !isUsed(mark))
    .map(mark => `nothing uses the mark ${mark}`)
}

/** Poses that no key takes. */
function unusedPoses(of: Score): string[] {
  return Object.entries(of.poses).flatMap(([actor, poses]) => {
    const taken = Object.values(of.keys[actor] ?? {}).map(key => key?.split(' ')[0])
    return Object.keys(poses)
      .filter(name => !taken.includes(name))
      .map(name => `no key takes the pose ${actor}.${name}`)
  })
}

/** Which actor has a number among the sampled ones. */
function actorOf(of: Score, channel: number): string {
  for (const [actor, numbers] of Object.entries(channelsOf(of).at))
    for (const first of Object.values(numbers))
      if (channel >= first && channel < first + countOf(of, actor)) return actor
  return ''
}

/**
 * Places at which the page comes to rest while something is under way.
 * @param going actors that are on their way through many stops
 */
function restsInMidAir(of: Score, going: readonly string[]): string[] {
  const { channel, from, until } = compile(of, {})
  return stopsOf(of).flatMap(({ at, stays }) => {
    const moving = [...channel].filter((_, s) => (from[s] ?? 0) < stays - HAIR && (until[s] ?? 0) > at + HAIR)
    const actors = new Set(moving.map(each => actorOf(of, each)).filter(actor => !going.includes(actor)))
    return [...actors].map(actor => `${actor} is under way where the page rests, at ${(at * 100).toFixed(2)}`)
  })
}

/**
 * Returns what of a score is wrong though it plays, one line each.
 * @param source of the program, for marks that it asks for by name
 */
export const faultsOf = (of: Score, source = '', going: readonly string[] = []): readonly string[] => [
  ...overtaken(of),
  ...unusedMarks(of, source),
  ...unusedPoses(of),
  ...restsInMidAir(of, going),
]
