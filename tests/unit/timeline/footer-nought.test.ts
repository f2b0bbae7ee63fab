import { describe, expect, it } from 'vitest'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { ROLLS } from '../../../src/timeline/leaps.ts'
import { leadRow } from '../../../src/timeline/list.ts'
import { litUntil } from '../../../src/timeline/nought.ts'
import { createPicture, FORM, LOOK, peek, TURN, tokenOf } from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { showNumbers } from '../../../src/timeline/shown.ts'
import { columnTurn, standingSize } from '../../../src/timeline/sun.ts'
import { OWN_LINE } from '../../../src/timeline/thresholds.ts'
import { layoutOf, seen, shownOf, showPattern, WINDOWS, type WindowName } from './story.ts'

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

  it.each(['0123', '2031', '3201', '3210'])(
    'comes out of the rim with its quarter of the line of %s, and turns over to it as the others do to theirs',
    pattern => {
      const column = pattern.indexOf('0')
      const quarter = (OWN_LINE.until - OWN_LINE.from) / 4
      const steps = Array.from({ length: 21 }, (_, i) =>
        at(pattern, OWN_LINE.from + quarter * (column + i / 20)),
      )
      const places = steps.map(drawn => {
        const { x, y, size } = seen(drawn, coin, of)
        const over = Math.hypot(x, y - drawn.ground.sunY) - drawn.ground.sunRadius
        return {
          over: over / size,
          size: size / standingSize(of),
          angle: Math.atan2(x, y - drawn.ground.sunY),
        }
      })
      expect(peek(steps[0] ?? createPicture(), coin, LOOK)).toBeCloseTo(0, 9)
      for (const { over, angle } of places.slice(1)) {
        expect(over).toBeGreaterThan(0.4999)
        expect(angle).toBeCloseTo(columnTurn(column, of), 1)
      }
      // Nearly as large as they are, for it has no corners, it stands on the rim, as upright as they are, for good.
      expect(places.at(-1)).toEqual({
        over: expect.closeTo(0.5, 6),
        size: expect.closeTo(0.93, 6),
        angle: expect.closeTo(columnTurn(column, of), 6),
      })
      const numbers = steps.map(drawn => peek(drawn, coin, FORM + 3))
      expect([numbers[0], numbers.at(-1)]).toEqual([0, 1])
      expect(seen(at(pattern, 1), coin, of)).toEqual(seen(steps.at(-1) ?? createPicture(), coin, of))
      expect(peek(at(pattern, 1), coin, TURN + 1)).toBeCloseTo(0, 6)
    },
  )

  it('lights the studs of a column with its quarter of the line, and all of them as it closes', () => {
    const quarter = (OWN_LINE.until - OWN_LINE.from) / 4
    for (const k of [1, 2, 3, 4]) expect(litUntil(OWN_LINE.from + k * quarter)).toBeCloseTo(k - 0.5, 9)
    const lit = [OWN_LINE.from, 0.6, 0.7, OWN_LINE.until, OWN_LINE.closed].map(
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
