import fc from 'fast-check'
import { type Form, isUpright } from '../../../src/film/layout.ts'
import type { Score } from '../../../src/film/score.ts'
import { EASES } from '../../../src/picture/ease.ts'

/** One design px of a window, as ui/windows.css has it. */
export const unitOf = (widthPx: number, heightPx: number, form: Form): number =>
  isUpright(form)
    ? Math.min(1.5, widthPx / 390, heightPx / 844)
    : Math.min(1.6, widthPx / 1440, heightPx / 900)

const value = fc.double({ min: -1000, max: 1000, noNaN: true })
/** Numbers of a pose, of which it may leave out all but the first. */
const pose = fc.record({ a: value, b: value, c: value }, { requiredKeys: ['a'] })

/** An actor with up to six poses at marks of its own; what only some poses state is stated in the first one. */
const actor = fc
  .record({
    poses: fc.array(pose, { minLength: 1, maxLength: 6 }),
    first: fc.record({ a: value, b: value, c: value }),
    eases: fc.array(fc.constantFrom(...EASES), { minLength: 7, maxLength: 7 }),
    marks: fc.uniqueArray(fc.integer({ min: -50, max: 150 }), { minLength: 7, maxLength: 7 }),
    of: fc.integer({ min: 1, max: 4 }),
    later: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ poses, first, ...rest }) => ({ ...rest, poses: [first, ...poses] }))

/** Scores of up to four actors. */
export const scores: fc.Arbitrary<Score> = fc.array(actor, { minLength: 1, maxLength: 4 }).map(actors => {
  const entries = actors.map(({ marks, ...each }, i) => ({
    ...each,
    name: `actor${i}`,
    marks: marks.toSorted((a, b) => a - b).map((at, k) => [`mark${i}${k}`, at] as const),
  }))
  return {
    marks: Object.fromEntries(entries.flatMap(({ marks }) => marks)),
    poses: Object.fromEntries(
      entries.map(({ name, poses }) => [
        name,
        Object.fromEntries(poses.map((each, k) => [`pose${k}`, each])),
      ]),
    ),
    keys: Object.fromEntries(
      entries.map(({ name, poses, marks, eases }) => [
        name,
        Object.fromEntries(poses.map((_, k) => [marks[k]?.[0], `pose${k} ${eases[k]}`])),
      ]),
    ),
    several: Object.fromEntries(entries.map(({ name, of, later }) => [name, { of, later }])),
  } as Score
})

/** Progress from before the stage to beyond it. */
export const progresses = fc.double({ min: -0.7, max: 2, noNaN: true })
