import { describe, expect, it } from 'vitest'
import { CASCADE, cascadePlace } from '../../../src/timeline/cascade.ts'
import {
  aloneBy,
  areRiding,
  HEADING_LEAVES,
  headingRisen,
  headingSeen,
  isClear,
  lineGone,
  rideWords,
  tagLeft,
  wordsLandingAt,
} from '../../../src/timeline/legend-words.ts'
import { PHONE, tokenOf } from '../../../src/timeline/picture.ts'
import { inPlace } from '../../../src/timeline/riding.ts'
import { LEGEND_WORDS } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt, seen, WINDOWS, type WindowName } from './story.ts'

const SHAPES = [0, 1, 2, 3] as const
const START = LEGEND_WORDS.tags.from

describe('the heading of REPRESENTATION', () => {
  it('rises part by part when the hero’s has gone, and stands whole where the story rests with the cascade', () => {
    const { from, lasts, step } = LEGEND_WORDS.rises
    // Where the first part is far enough in its clip to be seen, nothing can be seen of the one before, and hardly earlier.
    const seenFrom = from + lasts * (1 - Math.cbrt(1 / 2))
    for (const portrait of [false, true]) expect(lineGone(seenFrom, 2, portrait)).toBeGreaterThan(0.97)
    expect(headingSeen(1 - headingRisen(seenFrom, 0))).toBeCloseTo(0, 9)
    expect(lineGone(seenFrom - 0.006, 2, true)).toBeLessThan(0.9)
    // On a phone the page comes to rest with the one before the story goes on to the other.
    expect([lineGone(HEADING_LEAVES.until, 2, false), lineGone(HEADING_LEAVES.until, 0, true)]).toEqual([
      1, 0,
    ])
    for (const part of SHAPES) {
      expect(headingRisen(HEADING_LEAVES.until, part)).toBe(0)
      expect(headingRisen(CASCADE.stands, part)).toBe(1)
    }
    const middle = SHAPES.map(part => headingRisen(from + lasts / 2 + step, part))
    expect(middle).toEqual(middle.toSorted((a, b) => b - a))
    expect(new Set(middle).size).toBeGreaterThan(2)
  })

  it.each(Object.keys(WINDOWS) as WindowName[])('has no piece in its place from when it rises: %s', name => {
    const layout = layoutOf(name)
    const { heightPx } = layout
    const place = { x: 0, y: 0, size: 0 }
    for (let progress: number = LEGEND_WORDS.rises.from; progress <= CASCADE.land.from; progress += 0.002)
      for (const shape of SHAPES) {
        cascadePlace(place, 0, layout)
        const foot = place.y + place.size / 2
        const { y, size } = seen(pictureAt('hero', progress, layout), tokenOf(0, shape), layout)
        expect([progress, shape, y + 0.45 * size < foot + 0.02 * heightPx]).toEqual([progress, shape, true])
      }
  })
})

it('leaves no sliver of the heading at the edge that it rises from and leaves by', () => {
  expect([-1, -0.7, 0.7, 1].map(headingSeen)).toEqual([0, 0, 0, 0])
  expect([-0.3, 0, 0.3].map(headingSeen)).toEqual([1, 1, 1])
})

describe.each(Object.keys(WINDOWS) as WindowName[])('letter, name and number of a shape: %s', name => {
  const layout = layoutOf(name)
  /** Beside their piece on upright windows, the name on top; under it elsewhere. */
  const place = (shape: number, across: number, down: number, size: number) => {
    const piece = layout.legend[shape] ?? { x: 0, y: 0, size: 100 }
    return { x: piece.x + across * piece.size, y: piece.y - down * piece.size, size: size * piece.size }
  }
  const wordsOf = (shape: number) =>
    layout.portrait
      ? {
          letter: place(shape, 1.1, 0.1, 0.5),
          name: place(shape, 1.1, -0.45, 0.55),
          number: place(shape, 2.4, 0.1, 0.45),
        }
      : {
          letter: place(shape, -0.2, 1.36, 0.3),
          name: place(shape, 0, 0.66, 0.28),
          number: place(shape, 0.2, 1.36, 0.24),
        }
  const ride = (progress: number, shape: number) => {
    const out = { letter: inPlace(), name: inPlace(), number: inPlace() }
    rideWords(progress, shape, wordsOf(shape), layout, out)
    return out
  }
  const at = (progress: number, shape: number) => {
    const words = wordsOf(shape)
    const riding = ride(progress, shape)
    return (['letter', 'name'] as const).map(word => ({
      x: words[word].x + riding[word].dx,
      y: words[word].y + riding[word].dy,
      width: words[word].size * riding[word].scale,
    }))
  }

  it('stand under their piece on its flight, the name over the letter, inside the window', () => {
    for (const shape of SHAPES) {
      for (let progress: number = START; wordsLandingAt(progress, shape) === 0; progress += 0.01) {
        const [letter, word] = at(progress, shape)
        if (!letter || !word) throw new Error('a word is missing')
        expect(word.y - letter.y).toBeGreaterThan(18)
        // They read as one thing.
        expect(word.y - letter.y).toBeLessThan(Math.max(45 * layout.u, 26))
        expect(Math.abs(letter.x) + letter.width / 2).toBeLessThan(layout.widthPx / 2)
        expect(Math.abs(word.x) + word.width / 2).toBeLessThan(layout.widthPx / 2)
        expect(Math.abs(word.y)).toBeLessThan(layout.heightPx / 2)
        const piece = seen(pictureAt('hero', progress, layout), tokenOf(0, shape), layout)
        expect(word.y).toBeGreaterThanOrEqual(piece.y - 0.62 * piece.size - 42)
      }
    }
  })

  it('show only where they lie on no piece and not on the phone, and one of them does at last', () => {
    const clear = SHAPES.map(() => 0)
    for (let progress: number = START; progress <= 0.96; progress += 0.01) {
      const drawn = pictureAt('hero', progress, layout)
      const things = [...SHAPES.map(shape => tokenOf(0, shape)), PHONE].map(object =>
        seen(drawn, object, layout),
      )
      for (const shape of SHAPES) {
        if (!isClear(progress, shape, wordsOf(shape), layout, ride(progress, shape))) continue
        clear[shape] = (clear[shape] ?? 0) + 1
        for (const { x, y, width } of at(progress, shape)) {
          for (const thing of things.filter(({ alpha }) => alpha > 0)) {
            const isPhone = thing.kind === 'phone'
            const across = Math.abs(x - thing.x) - width / 2
            const away = Math.hypot(Math.max(across, 0), y - thing.y)
            if (isPhone) expect(across > thing.w || Math.abs(y - thing.y) > thing.h).toBe(true)
            else expect(away).toBeGreaterThan(thing.size / 2)
          }
        }
      }
    }
    for (const times of clear) expect(times).toBeGreaterThan(4)
  })

  it('come to be seen in the order of the letters, and stay until they land', () => {
    const shown = (progress: number) =>
      SHAPES.filter(shape => isClear(progress, shape, wordsOf(shape), layout, ride(progress, shape)))
    let before: readonly number[] = []
    for (let progress: number = START; progress < CASCADE.land.from; progress += 0.001) {
      const now = shown(progress)
      expect(now).toEqual(SHAPES.slice(0, now.length))
      expect(now.length - before.length === 0 || now.length - before.length === 1).toBe(true)
      before = now
    }
    expect(before).toEqual(SHAPES)
  })

  it('show all in the cascade, where every piece is named', () => {
    for (const shape of SHAPES) {
      const riding = ride(CASCADE.stands, shape)
      expect(isClear(CASCADE.stands, shape, wordsOf(shape), layout, riding)).toBe(true)
    }
  })

  it('never lie on another shape’s, since their pieces pass round one another', () => {
    for (let progress: number = START; progress <= 0.96; progress += 0.005)
      for (const [one, two] of SHAPES.flatMap(b => SHAPES.slice(0, b).map(a => [a, b] as const)))
        for (const a of at(progress, one))
          for (const b of at(progress, two))
            expect(Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < 12).toBe(false)
  })

  it('come to their own places, and stay there', () => {
    for (const shape of SHAPES) {
      const { letter, name: word } = ride(1.0247, shape)
      // The letter keeps the middle of its column, where that is for both, until its number comes.
      const alone = aloneBy(wordsOf(shape), layout.portrait)
      expect(alone > 0).toBe(!layout.portrait)
      for (const [{ dx, dy, scale }, by] of [
        [letter, alone],
        [word, 0],
      ] as const)
        expect([dx, dy, scale]).toEqual([by, 0, 1].map(value => expect.closeTo(value, 6)))
    }
    expect([0.5, START, 0.99, LEGEND_WORDS.tags.landed, 1.5].map(areRiding)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  it('show under their own piece or in their own places, nowhere between where those lie apart', () => {
    for (const shape of SHAPES) {
      let [gone, here] = [false, false]
      for (let progress: number = CASCADE.stands; progress <= 1; progress += 0.002) {
        if (tagLeft(progress, shape, layout) < 0.01) {
          gone = true
          continue
        }
        if (!layout.portrait) continue
        const [letter] = at(progress, shape)
        const piece = seen(pictureAt('hero', progress, layout), tokenOf(0, shape), layout)
        here = Math.abs((letter?.x ?? 0) - wordsOf(shape).letter.x) < 0.01
        expect(here || Math.abs((letter?.x ?? 0) - piece.x) < 24, `shape ${shape} at ${progress}`).toBe(true)
        expect(here).toBe(gone)
      }
      expect(gone).toBe(layout.portrait)
    }
  })

  it('keep out of one another on the way to their own places', () => {
    for (const shape of SHAPES)
      for (
        let progress: number = CASCADE.land.from;
        progress <= LEGEND_WORDS.tags.landed;
        progress += 0.001
      ) {
        const [letter, word] = at(progress, shape)
        if (!letter || !word) throw new Error('a word is missing')
        const across = Math.abs(letter.x - word.x) - (letter.width + word.width) / 2
        expect(across > 0 || Math.abs(letter.y - word.y) > 16).toBe(true)
      }
  })

  it('never jump: at most 12 px for a px of scroll', () => {
    const lengthPx = 1.8 * layout.heightPx
    for (const shape of SHAPES) {
      let before = at(START, shape)
      for (let px = 2; START + px / lengthPx <= 1.03; px += 2) {
        const words = at(START + px / lengthPx, shape)
        // Out of sight they change places on upright windows.
        if (tagLeft(START + px / lengthPx, shape, layout) === 0) {
          before = words
          continue
        }
        for (const [i, { x, y }] of words.entries())
          expect(Math.hypot(x - (before[i]?.x ?? 0), y - (before[i]?.y ?? 0))).toBeLessThan(24)
        before = words
      }
    }
  })
})
