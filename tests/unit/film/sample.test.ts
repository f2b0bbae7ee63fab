import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from '../../../src/film/compile.ts'
import { sampleTrack } from '../../../src/film/sample.ts'
import { score } from '../../../src/film/score.ts'
import { progresses, scores } from './scores.ts'

/** A track as numbers, −0 as 0: they are the same picture. */
const numbers = (out: Float64Array): readonly number[] => Array.from(out, value => value + 0)

function sampled(track: ReturnType<typeof compile>, progress: number): readonly number[] {
  const out = new Float64Array(track.count)
  sampleTrack(track, progress, out)
  return numbers(out)
}

describe('any score', () => {
  it('goes on at every joint where it was before it: nothing jumps', () => {
    fc.assert(
      fc.property(scores, of => {
        const track = compile(of, {})
        const jumps = [...track.edges].flatMap(edge => {
          const before = sampled(track, edge - 1e-12)
          return sampled(track, edge).map((value, i) => Math.abs(value - (before[i] ?? Number.NaN)))
        })
        expect(Math.max(0, ...jumps)).toBeLessThan(0.01)
      }),
      { numRuns: 25 },
    )
  })

  it('is the same from any order of seeking', () => {
    fc.assert(
      fc.property(scores, fc.array(progresses, { minLength: 2, maxLength: 12 }), (of, places) => {
        const track = compile(of, {})
        const alone = places.map(progress => sampled(track, progress))
        const out = new Float64Array(track.count)
        const seek = (i: number) => {
          sampleTrack(track, places[i] ?? 0, out)
          expect(numbers(out)).toEqual(alone[i])
        }
        for (let i = 0; i < places.length; i++) seek(i)
        for (let i = places.length - 1; i >= 0; i--) seek(i)
      }),
      { numRuns: 25 },
    )
  })

  it('stays between the poses that it goes between, and rests at the first and the last', () => {
    fc.assert(
      fc.property(scores, progresses, (of, progress) => {
        const track = compile(of, {})
        const ends = [...track.edges].map(edge => sampled(track, edge))
        const [first, last] = [sampled(track, -9), sampled(track, 9)]
        const now = sampled(track, progress)
        const beyond = now.map((value, i) => {
          const stated = [first[i], last[i], ...ends.map(each => each[i])].map(Number)
          return Math.max(Math.min(...stated) - value, value - Math.max(...stated))
        })
        expect(Math.max(...beyond)).toBeLessThan(1e-6)
        if (track.edges.length === 0) return
        expect(ends[0]).toEqual(first)
        expect(ends.at(-1)).toEqual(last)
      }),
      { numRuns: 25 },
    )
  })
})

it('each of several alike is so much later, with its own numbers', () => {
  const of = score({
    marks: { begin: 10, end: 20 },
    poses: { piece: { low: { y: 0 }, high: { y: [1, 2] } } },
    keys: { piece: { begin: 'low', end: 'high' } },
    several: { piece: { of: 2, later: 5 } },
  })
  const track = compile(of, {})
  const rounded = (progress: number) => sampled(track, progress).map(value => Number(value.toFixed(6)))
  expect([0.1, 0.15, 0.2, 0.25].map(rounded)).toEqual([
    [0, 0],
    [0.5, 0],
    [1, 1],
    [1, 2],
  ])
})

it('sizes grow by equal shares in equal times', () => {
  const of = score({
    marks: { begin: 0, end: 100 },
    poses: { sun: { small: { size: 10 }, large: { size: 1000 } } },
    keys: { sun: { begin: 'small', end: 'large' } },
    byRatio: ['sun.size'],
  })
  const sizes = [0, 0.5, 1].map(progress => sampled(compile(of, {}), progress)[0])
  expect(sizes).toEqual([10, 100, 1000].map(size => expect.closeTo(size, 6)))
})
