import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { ROLLS, WAVE } from '../../../src/timeline/leaps.ts'
import { leadRow } from '../../../src/timeline/list.ts'
import {
  createNought,
  litUntil,
  noughtAt,
  roomHigh,
  roomWide,
  wavedAt,
} from '../../../src/timeline/nought.ts'
import { createPicture, FORM, LOOK, peek, TURN, tokenOf } from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { showNumbers } from '../../../src/timeline/shown.ts'
import { columnTurn, ownSize, rideOwn, standingSize } from '../../../src/timeline/sun.ts'
import { OWN_LINE } from '../../../src/timeline/thresholds.ts'
import { layoutOf, seen, shownOf, showPattern, WINDOWS, type WindowName } from './story.ts'

const END = OWN_LINE.closed + 0.08

function told(name: WindowName) {
  const of = layoutOf(name)
  const row = leadRow(of.entries)
  const at = (pattern: string, progress: number, row = pattern) => {
    const [drawn, shown] = [createPicture(), shownOf(of)]
    showPattern(shown, row, pattern)
    sample({ stage: 'footer', progress, offsetPx: 0 }, of, createHeroLive(), shown, drawn)
    return drawn
  }
  return { of, row, at }
}

describe.each(Object.keys(WINDOWS) as WindowName[])('the number of the sun on a %s', name => {
  const { of, row, at } = told(name)
  const coin = tokenOf(row, 0)

  it('comes when the line has closed, out of the rim into its heart, and turns over to it', () => {
    expect(peek(at('3210', OWN_LINE.closed), coin, LOOK)).toBe(0)
    const steps = Array.from({ length: 9 }, (_, i) =>
      at('3210', OWN_LINE.closed + ((i + 1) / 9) * (END - OWN_LINE.closed)),
    )
    const over = steps.map(drawn => {
      const { x, y } = seen(drawn, coin, of)
      return Math.hypot(x - drawn.ground.sunX, y - drawn.ground.sunY) - drawn.ground.sunRadius
    })
    expect(over).toEqual(over.toSorted((a, b) => a - b))
    const numbers = steps.map(drawn => peek(drawn, coin, FORM + 3))
    expect([numbers[0], numbers.at(-1)]).toEqual([0, 1])
    expect(peek(steps.at(-1) ?? createPicture(), coin, TURN + 1)).toBeCloseTo(0, 6)
  })

  it.each(['0123', '2031', '3201', '3210'])(
    'stands in the heart of the figure of %s, in its column, as large as the line leaves room',
    pattern => {
      const riding = { dx: 0, dy: 0, scale: 1 }
      const nought = createNought()
      for (const progress of [END, WAVE.from + 0.04, 0.975, 1]) {
        const drawn = at(pattern, progress)
        const { x, y, size } = seen(drawn, coin, of)
        rideOwn(progress, pattern.indexOf('0'), { x: 0, y: 0, size: ownSize(of) }, of, riding)
        expect([x, y]).toEqual([riding.dx, riding.dy].map(each => expect.closeTo(each, 4)))
        noughtAt(progress, nought)
        expect(roomHigh(nought) * ownSize(of)).toBeGreaterThan(1.1 * size)
        expect(roomWide(nought)).toBeCloseTo(roomHigh(nought), 6)
      }
    },
  )

  it('is as large as the style sheet has the figure', () => {
    const css = readFileSync('src/landing/footer/overlay.module.css', 'utf8')
    expect(css).toContain(`--own: calc(${Math.round(ownSize(of) / of.u)} * var(--u));`)
  })

  it('leaves all four at rest, after each has hopped once more, from left to right', () => {
    const hops = [0, 1, 2, 3].map(column =>
      Array.from({ length: 200 }, (_, i) => wavedAt(WAVE.from + (i / 200) * 0.1, column)),
    )
    const peaks = hops.map(each => each.indexOf(Math.max(...each)))
    expect(peaks).toEqual(peaks.toSorted((a, b) => a - b))
    expect(new Set(peaks).size).toBe(4)
    for (const each of hops)
      expect([each[0], Math.max(...each), each.at(-1)]).toEqual([0, expect.closeTo(1, 1), 0])
    const [before, during] = [at('2031', END), at('2031', WAVE.from + 0.018)]
    const rise = seen(during, tokenOf(row, 2), of).y - seen(before, tokenOf(row, 2), of).y
    expect(rise / standingSize(of)).toBeGreaterThan(0.15)
    expect(seen(at('2031', 1), tokenOf(row, 2), of)).toEqual(seen(before, tokenOf(row, 2), of))
  })

  it('lights the studs of a column with its quarter of the line, and all of them with the coin', () => {
    for (const k of [1, 2, 3, 4]) expect(litUntil(OWN_LINE.from, k / 4)).toBeCloseTo(k - 0.5, 9)
    const lit = [OWN_LINE.from, 0.6, 0.7, OWN_LINE.closed, END].map(
      progress => at('3210', progress).ground.sunLit,
    )
    expect(lit).toEqual(lit.toSorted((a, b) => a - b))
    const edge = Math.asin(of.widthPx / 2 / at('3210', 1).ground.sunRadius)
    expect(lit[0]).toBeLessThan(-edge)
    expect(lit.at(-1)).toBeGreaterThan(edge)
    expect(columnTurn(0, of)).toBeGreaterThan(-edge)
  })
})

describe.each(Object.keys(WINDOWS) as WindowName[])('a visitor’s own order on a %s', name => {
  const { of, row, at } = told(name)

  it('is the one that the three come to, whichever row they leap off', () => {
    for (const pattern of ['0123', '3210', '1302'])
      for (const own of PATTERNS) {
        const drawn = at(own, ROLLS.until, pattern)
        for (const shape of [1, 2, 3]) {
          const { x, y } = seen(drawn, tokenOf(row, shape), of)
          const angle = Math.atan2(x, y - drawn.ground.sunY)
          expect(angle).toBeCloseTo(columnTurn(own.indexOf(String(shape)), of), 2)
        }
      }
  })

  it('has them fly past one another in front, inside the window, and by little at a time', () => {
    for (const pattern of ['0123', '1032', '2031'])
      for (const own of PATTERNS) {
        let before: readonly { x: number; y: number }[] = []
        for (let progress = 0.004; progress < ROLLS.from; progress += 0.004) {
          const drawn = at(own, progress, pattern)
          const pieces = [1, 2, 3].map(shape => seen(drawn, tokenOf(row, shape), of))
          const depth = (i: number) => peek(drawn, tokenOf(row, i + 1), 2) / (pieces[i]?.size ?? 1)
          for (const [i, a] of pieces.entries()) {
            const was = before[i]
            if (was) expect(Math.hypot(a.x - was.x, a.y - was.y) / of.heightPx).toBeLessThan(0.08)
            if (progress > 0.05) expect(of.heightPx / 2 - a.y - a.size / 2).toBeGreaterThan(0)
            for (let j = i + 1; j < 3; j++) {
              const b = pieces[j] ?? a
              if (Math.abs(depth(i) - depth(j)) > 0.16) continue
              expect(
                Math.hypot(a.x - b.x, a.y - b.y) / a.size,
                `${pattern} ${own} ${progress}`,
              ).toBeGreaterThan(0.7)
            }
          }
          before = pieces
        }
      }
  })
})

it('ends with the visitor’s own order, else with the pattern that was seen last, else with the first session’s', () => {
  const orderIn = (entries: number, picked: number | null, own: string | null) => {
    const shown = shownOf(layoutOf('desktop', { entries }))
    showNumbers(shown, layoutOf('desktop', { entries }), picked, own)
    return [...shown.subarray(-4)]
  }
  const { entryColumns, sessionColumns, entries } = layoutOf('desktop')
  expect(orderIn(24, null, '2031')).toEqual([1, 3, 0, 2])
  expect(orderIn(24, null, null)).toEqual([...entryColumns.subarray(4 * (entries - 1))])
  expect(orderIn(24, 5, null)).toEqual([...entryColumns.subarray(20, 24)])
  expect(orderIn(0, null, null)).toEqual([...sessionColumns.subarray(0, 4)])
})
