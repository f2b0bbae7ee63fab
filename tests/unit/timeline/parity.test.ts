import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { OCCURRENCES_SHOWN } from '../../../src/rules/constants.ts'
import { OCCURRENCES } from '../../../src/rules/occurrence.ts'
import { numberScaleAt, WAITING_SCALE, waitsAt } from '../../../src/timeline/carried.ts'
import { leapAt, markedAt, wordsDrawnAt } from '../../../src/timeline/draw.ts'
import { FINALE, FINALE_HALF, leaptAt, retoldAt } from '../../../src/timeline/finale.ts'
import {
  borderAt,
  borderAtRest,
  COUNTED,
  drawnAt,
  evenAt,
  hopAt,
  keyBelow,
  markAt,
  markBelow,
  occurrenceAt,
  parityProgress,
  progressOf,
  turnedFrom,
  turnedOverAt,
  turnedUntil,
} from '../../../src/timeline/parity.ts'
import { createShown, SHOWN_DRAWS } from '../../../src/timeline/shown.ts'

const DRAWS = [1, 2, 1, 3, 2, 1, 0, 3]

/** Progress at which occurrence k begins. */
const beginOf = (k: number): number => COUNTED.from + (progressOf(2) - progressOf(1)) * (k - 1)
/** Progress at a part of occurrence k, or of the one before it. */
const partOf = (k: number, part: number): number =>
  beginOf(k) + part * (part < 0 ? beginOf(k) - beginOf(k - 1) : beginOf(k + 1) - beginOf(k))

it('has the border of low windows where its styles have: one threshold for both', () => {
  const folder = 'src/landing/odd-even'
  const css = readdirSync(folder).map(file =>
    file.endsWith('.css') ? readFileSync(`${folder}/${file}`, 'utf8') : '',
  )
  const low = css.join('').matchAll(/max-height: (\d+)px\) and \(min-aspect-ratio/g)
  const heights = new Set([...low].map(([, px]) => Number(px)).filter(px => px < 600))
  expect([...heights]).toEqual([560])
  const evenAtRest = (heightPx: number) => borderAtRest(2, { portrait: false, widthPx: 1000, heightPx })
  expect([390, 499, 530, 560].map(evenAtRest)).toEqual(Array(4).fill(evenAtRest(390)))
  expect(evenAtRest(561)).toBe(evenAtRest(900))
  expect(evenAtRest(561)).not.toBe(evenAtRest(560))
})

describe('the running occurrence number', () => {
  it('counts as many occurrences as the page shows', () => {
    expect(COUNTED.occurrences).toBe(OCCURRENCES_SHOWN)
  })

  it('counts 1 to 8 and holds its ends', () => {
    for (let k = 1; k <= OCCURRENCES_SHOWN; k++) {
      expect(occurrenceAt(beginOf(k))).toBe(k)
      expect(occurrenceAt(beginOf(k) - 1e-6)).toBe(Math.max(1, k - 1))
    }
    expect([0, FINALE.from, 1].map(occurrenceAt)).toEqual([1, 8, 8])
  })

  it('begins soon after the stage stands, and rests at every occurrence for as long as that is read', () => {
    const PIN_PX = 380 * 9
    expect(turnedUntil(1) * PIN_PX).toBeLessThan(372 + 250)
    for (let k = 1; k <= OCCURRENCES_SHOWN; k++) {
      const restsPx = (turnedUntil(k) - turnedFrom(k)) * PIN_PX
      expect(restsPx).toBeGreaterThan(70)
      expect(restsPx).toBeLessThan(180)
    }
  })

  it('finds each occurrence again where it is at rest', () => {
    for (let k = 1; k <= OCCURRENCES_SHOWN; k++) expect(occurrenceAt(progressOf(k))).toBe(k)
  })
})

describe('what other stages see of the count', () => {
  it('is its beginning before the stage and its end after it', () => {
    expect(occurrenceAt(parityProgress('data-sheet', 0.9))).toBe(1)
    expect(occurrenceAt(parityProgress('odd-even', progressOf(4)))).toBe(4)
    expect(occurrenceAt(parityProgress('footer', 0))).toBe(8)
  })
})

const desktop = { portrait: false, widthPx: 1440, heightPx: 900 }
const phone = { portrait: true, widthPx: 390, heightPx: 844 }
const tablet = { portrait: true, widthPx: 768, heightPx: 1024 }

describe('the border between the halves', () => {
  it('stands lower for odd occurrences than for even ones, on both layouts', () => {
    expect([1, 2, 3, 8].map(k => borderAt(progressOf(k), desktop))).toEqual([0.665, 0.522, 0.665, 0.522])
    expect([1, 2, 3, 8].map(k => borderAt(progressOf(k), phone))).toEqual([0.578, 0.497, 0.578, 0.497])
  })

  it('leaves the odd row’s chips more room under its name where heading and name are close', () => {
    const short = { portrait: true, widthPx: 360, heightPx: 640 }
    const low = { portrait: false, widthPx: 844, heightPx: 390 }
    expect([1, 2].map(k => borderAtRest(k, short))).toEqual([0.58, 0.52])
    expect([1, 2].map(k => borderAtRest(k, low))).toEqual([0.65, 0.575])
  })

  it('stands lower on tall tablets, whose heading is high', () => {
    for (const k of [1, 2]) expect(borderAtRest(k, tablet)).toBeGreaterThan(borderAtRest(k, phone) + 0.04)
  })

  it('rests at its first place before the count, at its last one before, in and after the finale', () => {
    const places = [0, COUNTED.from, FINALE.from, FINALE_HALF, FINALE.until, 1].map(progress =>
      borderAt(progress, desktop),
    )
    expect(places).toEqual([0.665, 0.665, 0.522, 0.522, 0.522, 0.522].map(place => expect.closeTo(place, 9)))
  })

  it('rests where it ends up, for each occurrence', () => {
    for (const k of [1, 2, 3, 8]) expect(borderAtRest(k, phone)).toBeCloseTo(borderAt(progressOf(k), phone))
  })

  it('moves while the piece of its column turns over, without a jump: half of them before the number changes', () => {
    expect(borderAt(partOf(2, -0.255), desktop)).toBeCloseTo(0.665)
    expect(borderAt(partOf(2, -0.05), desktop)).toBeCloseTo(0.5935)
    expect(borderAt(partOf(2, 0.135), desktop)).toBeCloseTo(0.522)
    expect(borderAt(partOf(2, 0.05), desktop, 3)).toBeCloseTo(0.5935)
    expect(borderAt(partOf(2, 0.255), desktop, 3)).toBeCloseTo(0.522)
  })

  it('has changed sides in as many columns as not where the number changes, at every occurrence', () => {
    for (let k = 2; k <= OCCURRENCES_SHOWN; k++) {
      const changed = [0, 1, 2, 3].map(column => Math.abs(evenAt(beginOf(k), column) - (k % 2)))
      expect(changed.reduce((sum, each) => sum + each, 0) / 4).toBeCloseTo(0.5, 1)
    }
  })
})

describe('the turning over', () => {
  /** How much later a column has half turned over than the first one does, in occurrences. */
  const after = (k: number, column: number): number => {
    const half = (each: number) =>
      Array.from({ length: 1000 }, (_, i) => i / 1000 - 0.5).find(
        part => Math.abs(borderAt(partOf(k, part), desktop, each) - 0.5935) < 0.003,
      ) ?? Number.NaN
    return half(column) - half(0)
  }

  it('runs through the columns in another order at each occurrence, and at the last one as one', () => {
    const orders = [2, 3, 4, 5, 6, 7, 8].map(k => {
      const late = [0, 1, 2, 3].map(column => Math.round(100 * after(k, column)))
      const first = Math.min(...late)
      return late.map(each => Math.round((each - first) / 3.33))
    })
    expect(orders.slice(0, 3)).toEqual([
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [3, 0, 0, 3],
    ])
    expect(orders.at(-1)).toEqual([0, 0, 0, 0])
    expect(new Set(orders.map(String)).size).toBe(orders.length)
  })

  it('takes the mark of the strip and the number along, which are at rest where the pieces are', () => {
    for (let k = 1; k <= OCCURRENCES_SHOWN; k++) {
      expect(markAt(progressOf(k))).toBeCloseTo(k - 1, 6)
    }
    expect(markAt(beginOf(2))).toBeCloseTo(0.5)
  })

  it('has the border give under the piece that lands, and come back to its place', () => {
    const heights = Array.from({ length: 200 }, (_, i) => borderAt(progressOf(1) + i * 0.0005, desktop))
    expect(Math.min(...heights)).toBeLessThan(0.522 - 0.008)
    expect(borderAt(progressOf(2), desktop)).toBeCloseTo(0.522, 9)
  })

  it('has each piece draw back a little before it turns over, the first of them ahead', () => {
    const from = turnedUntil(1)
    const way = Array.from({ length: 60 }, (_, i) => from + (i * (turnedFrom(2) - from)) / 60)
    const farthest = [0, 3].map(column => {
      const degrees = way.map(progress => turnedOverAt(progress, column))
      const back = Math.min(...degrees)
      expect(back).toBeLessThan(turnedOverAt(from, column) - 7)
      return degrees.indexOf(back)
    })
    expect(farthest[0]).toBeLessThan(farthest[1] ?? 0)
    expect(turnedOverAt(progressOf(1), 0)).toBe(-12)
  })

  it('throws a chip for each occurrence, which is on the number line before it and in its place after it', () => {
    for (let k = 2; k <= OCCURRENCES_SHOWN; k++) {
      expect(drawnAt(progressOf(k - 1), k)).toBe(0)
      expect(drawnAt(progressOf(k), k)).toBe(1)
      const way = Array.from({ length: 300 }, (_, i) => drawnAt(progressOf(k - 1) + i * 0.0004, k))
      expect(way.some(part => part > 0.3 && part < 0.7)).toBe(true)
    }
    expect(drawnAt(COUNTED.from, 1)).toBe(0)
  })
})

describe('the draw', () => {
  const shown = createShown()
  shown.set(DRAWS, SHOWN_DRAWS)
  const way = Array.from(
    { length: 1000 },
    (_, i) => COUNTED.from + (i / 1000) * (COUNTED.until - COUNTED.from),
  )

  it('comes when all pieces have turned over: the one of its column leaps alone', () => {
    for (const progress of way) {
      const leaping = [0, 1, 2, 3].filter(column => {
        const leapt = leapAt(progress, column, shown)
        return leapt > 0 && leapt < 1
      })
      if (leaping.length === 0) continue
      expect(leaping).toEqual([DRAWS[occurrenceAt(progress) - 1]])
      for (const column of [0, 1, 2, 3]) expect(hopAt(progress, column)).toBeLessThan(0.02)
    }
  })

  it('can be read where the page rests, and is gone before the number of the occurrence changes', () => {
    for (let k = 1; k <= OCCURRENCES_SHOWN; k++) {
      for (const at of [turnedFrom(k), progressOf(k), turnedUntil(k)]) {
        expect(markedAt(at, k)).toBeCloseTo(1, 9)
        expect(wordsDrawnAt(at)).toBeCloseTo(1, 9)
      }
      if (k > 1) expect(wordsDrawnAt(beginOf(k) - 1e-6)).toBe(0)
      expect(wordsDrawnAt(beginOf(k))).toBe(0)
    }
    expect(wordsDrawnAt(1)).toBeCloseTo(1, 9)
    expect(markedAt(FINALE.until, 8)).toBe(0)
  })
})

describe('the finale', () => {
  const progresses = Array.from(
    { length: 201 },
    (_, i) => FINALE.from + (i / 200) * (FINALE.until - FINALE.from),
  )

  it('is the last occurrence: from its first to its last picture the row that applies is the one that is large', () => {
    for (const progress of [...progresses, 1]) {
      for (const column of [0, 3]) {
        const scales = [false, true].map(isEven => numberScaleAt(progress, isEven, column))
        expect(scales).toEqual([WAITING_SCALE, 1].map(scale => expect.closeTo(scale, 9)))
        expect([false, true].map(isEven => waitsAt(progress, isEven, column))).toEqual([true, false])
      }
    }
  })

  it('tells each occurrence once more, one after the other, and leaves every chip in its place', () => {
    const tops = [1, 2, 3, 4, 5, 6, 7, 8].map(k => {
      const way = progresses.map(progress => retoldAt(progress, k))
      expect([way[0], way.at(-1)]).toEqual([0, expect.closeTo(0, 9)])
      expect(Math.max(...way)).toBeGreaterThan(0.95)
      return way.indexOf(Math.max(...way))
    })
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(new Set(tops).size).toBe(8)
  })

  it('lets the pieces leap once more and turn over once, column after column', () => {
    const half = (column: number) => progresses.find(progress => leaptAt(progress, column) > 0.5) ?? 1
    expect([1, 2, 3].every(column => half(column) > half(column - 1))).toBe(true)
    for (let column = 0; column < 4; column++) {
      expect(hopAt(FINALE.until, column)).toBeCloseTo(0, 9)
      expect(Math.max(...progresses.map(progress => hopAt(progress, column)))).toBeGreaterThan(0.99)
      const [before = 0, after = 0] = [FINALE.from, FINALE.until].map(at => turnedOverAt(at, column))
      expect(after - before).toBeCloseTo(180, 6)
    }
  })
})

it('deals the keys of the strip to two sides as they are counted: odd ones over its middle, even ones below it', () => {
  const sides = (k: number) => {
    const mark = markAt(progressOf(k))
    return OCCURRENCES.map(key => Math.sign(keyBelow(mark, key, phone)))
  }
  expect(sides(1)).toEqual([-1, 0, 0, 0, 0, 0, 0, 0].map(side => expect.closeTo(side, 9)))
  expect(sides(4)).toEqual([-1, 1, -1, 1, 0, 0, 0, 0].map(side => expect.closeTo(side, 9)))
  expect(sides(8)).toEqual([-1, 1, -1, 1, -1, 1, -1, 1])
  // The mark is with the key of the occurrence.
  for (const k of OCCURRENCES) {
    const mark = markAt(progressOf(k))
    expect(markBelow(mark, phone)).toBeCloseTo(keyBelow(mark, k, phone), 6)
  }
})
