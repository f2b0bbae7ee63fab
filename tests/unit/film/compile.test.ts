import { describe, expect, it } from 'vitest'
import { compile, compiler } from '../../../src/film/compile.ts'
import { sampleTrack } from '../../../src/film/sample.ts'
import { channelsOf, type Score, score } from '../../../src/film/score.ts'

const SUN = score({
  marks: { begin: 0, end: 100 },
  poses: { sun: { low: { y: -4, size: 100 }, high: { y: 5 } } },
  keys: { sun: { begin: 'low', end: 'high' } },
})

describe('a name that there is not is an error that says it', () => {
  const wrong = (change: Partial<Score>): (() => unknown) => {
    const of = { ...(SUN as Score), ...change }
    return () => compile(of, {})
  }

  it.each<[string, Partial<Score>]>([
    ['noon', { keys: { sun: { begin: 'low', noon: 'high' } } }],
    ['rising', { keys: { sun: { begin: 'rising' } } }],
    ['bounce', { keys: { sun: { begin: 'low', end: 'high bounce' } } as Score['keys'] }],
    ['size', { keys: { sun: { begin: 'high' } } }],
    ['begin (0) that is not after the one at end (100)', { keys: { sun: { end: 'low', begin: 'high' } } }],
  ])('%s', (name, change) => {
    expect(wrong(change)).toThrow(name)
  })
})

it('the numbers of actors that are several follow one another', () => {
  const of = score({
    marks: { begin: 0 },
    poses: { a: { one: { x: 0, y: 0 } }, b: { one: { x: 0 } } },
    keys: { a: { begin: 'one' }, b: { begin: 'one' } },
    several: { a: { of: 3, later: 1 } },
  })
  expect(channelsOf(of)).toEqual({ at: { a: { x: 0, y: 3 }, b: { x: 6 } }, count: 7 })
})

describe('an actor at a place', () => {
  const place = { x: 10, y: -20, width: 200, height: 100, turn: 5 }
  const of = score({
    marks: { begin: 0, end: 100 },
    poses: {
      sun: { low: { at: 'sun' }, high: { at: 'sun', right: 0.5, up: 2, larger: 3, turn: 10 } },
      pieces: { stand: { at: ['stand-0', 'stand-1'] } },
    },
    keys: { sun: { begin: 'low', end: 'high' }, pieces: { begin: 'stand' } },
    several: { pieces: { of: 2, later: 0 } },
  })
  const { at } = channelsOf(of)
  const places = { sun: place, 'stand-0': place, 'stand-1': { ...place, x: 30 } }
  const numbersAt = (progress: number): Float64Array => {
    const track = compile(of, places)
    const out = new Float64Array(track.count)
    sampleTrack(track, progress, out)
    return out
  }
  const sunAt = (progress: number) =>
    [at.sun.x, at.sun.y, at.sun.width, at.sun.height, at.sun.turn].map(i => numbersAt(progress)[i])

  it('has its numbers, and what differs in units of its size', () => {
    expect(sunAt(0)).toEqual([10, -20, 200, 100, 5])
    expect(sunAt(1)).toEqual([110, 180, 600, 300, 15])
  })

  it('is one of several, each at its own', () => {
    expect([0, 1].map(i => numbersAt(0)[at.pieces.x + i])).toEqual([10, 30])
  })

  it('is compiled anew where one of its own places has changed, and for no other', () => {
    const trackOf = compiler(of)
    const before = trackOf({ places })
    expect(trackOf({ places: { ...places, know: place } })).toBe(before)
    expect(trackOf({ places: { ...places, sun: { ...place, x: 11 } } })).not.toBe(before)
  })

  it('is told where it has too few of them', () => {
    const few = { ...of, several: { pieces: { of: 3, later: 0 } } }
    expect(() => compile(few, places)).toThrow('pieces.stand.x has too few')
  })
})
