import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compile } from '../../../src/film/compile.ts'
import { createHand, createHeroLive } from '../../../src/film/hand.ts'
import type { Layout } from '../../../src/film/layout.ts'
import { createPicture, FORM, LOOK, type Picture, peek, TURN, tokenOf } from '../../../src/film/picture.ts'
import { columnTurn, footOf } from '../../../src/film/rim.ts'
import { sampleTrack } from '../../../src/film/sample.ts'
import { channelsOf, progressAt } from '../../../src/film/score.ts'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import { leadRow } from '../../../src/stages/data-sheet/play.ts'
import { FOOTER_FILM, standingPlace } from '../../../src/stages/footer/play.ts'
import { FOOTER } from '../../../src/stages/footer/score.ts'
import { showNumbers } from '../../../src/stages/odd-even/shown.ts'
import { stopAt } from '../../../src/stages/stops.ts'
import { sample } from '../../../src/stages/story.ts'
import {
  layoutOf,
  pictureAt,
  seen,
  shownOf,
  showPattern,
  visible,
  WINDOWS,
  type WindowName,
} from '../timeline/story.ts'

const NAMES = Object.keys(WINDOWS) as WindowName[]
/** A pin so long that its stops are exact. */
const PX = 100_000
const DEG = 180 / Math.PI
const { at: channel, count } = channelsOf(FOOTER)

/** The picture at a progress, with another pattern in the row and at the page's end. */
function footer(of: Layout, progress: number, row = '3210', told = row, hand = createHand()): Picture {
  const drawn = createPicture()
  const shown = shownOf(of)
  showPattern(shown, row, told)
  sample({ stage: 'footer', progress, offsetPx: 0 }, of, createHeroLive(), shown, drawn, hand)
  return drawn
}

const three = (drawn: Picture, of: Layout) =>
  [1, 2, 3].map(shape => ({ shape, ...seen(drawn, tokenOf(leadRow(of.entries), shape), of) }))

describe('the sun', () => {
  const of = layoutOf('desktop')
  const circle = tokenOf(leadRow(of.entries), 0)
  const until = (end: number) => Array.from({ length: 101 }, (_, i) => footer(of, (end * i) / 100))

  it('grows out of the circle, from its place and size, all the way, until its top is 300 px from the stage’s', () => {
    const start = seen(footer(of, 0), circle, of)
    const { sunX, sunY, sunRadius } = footer(of, 1e-5).ground
    expect(Math.hypot(sunX - start.x, sunY - start.y)).toBeLessThan(0.5)
    expect(sunRadius).toBeCloseTo(start.size / 2, 1)
    const radii = until(0.3)
      .slice(1)
      .map(({ ground }) => ground.sunRadius)
    for (const [i, radius] of radii.entries()) expect(radius).toBeGreaterThan(radii[i - 1] ?? 0)
    const end = footer(of, 1).ground
    expect([end.sunX, end.sunY, end.sunRadius, end.sunRim].map(Math.round)).toEqual([0, -1410, 1560, 34])
  })

  it('lies under the circle until that is flat and as large as it: nothing shows through a body', () => {
    for (const drawn of until(0.12)) {
      const [alpha = 0, thick = 0, shadow = 0] = [0, 1, 2].map(at => peek(drawn, circle, LOOK + at))
      if (alpha === 1 || alpha === 0) continue
      expect([thick, shadow]).toEqual([0, 0].map(each => expect.closeTo(each, 9)))
      expect(seen(drawn, circle, of).size / 2).toBeCloseTo(drawn.ground.sunRadius, 0)
    }
    expect(peek(footer(of, 0.12), circle, LOOK)).toBe(0)
  })

  it('comes as the ink rises level over the paper, with the pieces on it until they leap off', () => {
    const [before, after] = [0, 0.02].map(progress => footer(of, progress)) as [Picture, Picture]
    const risenPx = after.ground.border - before.ground.border
    expect(risenPx).toBeGreaterThan(5)
    for (const [i, { y }] of three(after, of).entries())
      expect(y - (three(before, of)[i]?.y ?? 0)).toBeCloseTo(risenPx, 0)
    const risen = progressAt(FOOTER, 'risen')
    expect([risen - 1e-4, risen].map(progress => footer(of, progress).ground.paper)).toEqual([true, false])
    expect(footer(of, risen - 1e-4).ground.border).toBeGreaterThan(449)
  })

  it('has contour lines round what stands on it, until the line of the last pattern is drawn', () => {
    const marks = ['risen', 'contours', 'apart', 'line', 'end'] as const
    const shown = marks.map(mark => footer(of, progressAt(FOOTER, mark)).ground.contour)
    expect(shown.map(each => each.toFixed(2))).toEqual(['0.00', '0.26', '0.26', '0.00', '0.00'])
  })

  it('grows out of the row of a stack where there is no data sheet', () => {
    const bare = layoutOf('desktop', { entries: 0 })
    const kinds = new Set(visible(pictureAt('footer', 0, bare), bare).map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['board', 'ring', 'token'])
    const left = visible(pictureAt('footer', progressAt(FOOTER, 'columns'), bare), bare)
    expect(left.map(({ object }) => object)).toEqual([1, 2, 3])
  })
})

describe.each(NAMES)('what stands on the sun of a %s', name => {
  const of = layoutOf(name)
  const row = leadRow(of.entries)
  const rested = new Float64Array(count)
  sampleTrack(compile(FOOTER, of), 1, rested)
  const [lean = 0, gap = 0, top = 0, radius = 0] = [
    channel.stand.lean,
    channel.stand.gap,
    channel.sun.top,
    channel.sun.radius,
  ].map(i => rested[i])

  it('is where the style sheet has it for the still picture', () => {
    const css = readFileSync('src/stages/footer/stage.module.css', 'utf8').replaceAll(/\n\s+/g, ' ')
    expect(css).toContain(`--lean: ${lean}deg; --gap: ${gap}deg;`)
    expect(css).toContain(`--top: calc(${Math.round((of.heightPx / 2 - top) / of.u)} * var(--u))`)
    expect(css).toContain(`--r: calc(${Math.round(radius / of.u)} * var(--u))`)
  })

  it('stands upright on the rim, each piece in the column of the pattern, whichever row they leap off', () => {
    for (const pattern of ['0123', '2031', '1302'])
      for (const own of PATTERNS) {
        const drawn = footer(of, progressAt(FOOTER, 'columns'), pattern, own)
        for (const { shape, x, y, size } of three(drawn, of)) {
          const angle = Math.atan2(x, y - drawn.ground.sunY)
          expect(angle).toBeCloseTo(columnTurn(own.indexOf(String(shape)), lean, gap), 6)
          expect(Math.hypot(x, y - drawn.ground.sunY)).toBeCloseTo(radius + footOf(shape) * size, 3)
          const turned = 2 * Math.asin(peek(drawn, tokenOf(row, shape), TURN + 2))
          expect(turned).toBeCloseTo(-angle, 6)
        }
      }
  })

  it('keeps out of the sun and inside the window on its way, clear of the others or in front of them', () => {
    for (const [pattern, own] of [
      ['0123', '0123'],
      ['2031', '2031'],
      ['0123', '3201'],
      ['1203', '0312'],
    ] as const)
      for (let progress = 0.004; progress < 0.45; progress += 0.004) {
        const drawn = footer(of, progress, pattern, own)
        const { sunX, sunY, sunRadius } = drawn.ground
        const pieces = three(drawn, of)
        const depths = pieces.map(({ object }) => peek(drawn, object, 2))
        for (const [i, a] of pieces.entries()) {
          const label = `${pattern} ${own} ${progress} ${a.shape}`
          expect(Math.hypot(a.x - sunX, a.y - sunY) - sunRadius, label).toBeGreaterThan(
            0.99 * footOf(a.shape) * a.size,
          )
          expect(of.widthPx / 2 - Math.abs(a.x) - a.size / 2, label).toBeGreaterThan(0)
          expect(of.heightPx / 2 - a.y - a.size / 2, label).toBeGreaterThan(0)
          for (let j = i + 1; j < 3; j++) {
            const b = pieces[j] ?? a
            const apart = Math.hypot(a.x - b.x, a.y - b.y) / Math.min(a.size, b.size)
            const inFront = Math.abs((depths[i] ?? 0) - (depths[j] ?? 0)) / a.size
            expect(Math.max(apart, inFront > 0.16 ? 9 : 0), label).toBeGreaterThan(1.03)
          }
        }
      }
  })

  it('turns over to its number with its column’s quarter of the line, the coin with its own', () => {
    const rests = ['columns', 'one', 'two', 'three', 'closed', 'end'] as const
    const told = rests.map(mark => {
      const drawn = footer(of, progressAt(FOOTER, mark), '3021')
      return [3, 0, 2, 1]
        .map(shape => [LOOK, FORM + 3].map(at => peek(drawn, tokenOf(row, shape), at)).join(''))
        .join(' ')
    })
    expect(told).toEqual([
      '10 00 10 10',
      '11 00 10 10',
      '11 11 10 10',
      '11 11 11 10',
      '11 11 11 11',
      '11 11 11 11',
    ])
    const coin = seen(footer(of, 1, '3021'), tokenOf(row, 0), of)
    expect(Math.atan2(coin.x, coin.y + radius - top)).toBeCloseTo(columnTurn(1, lean, gap), 6)
  })

  it('hops under a pointer, no other one with it, and can be found where it stands', () => {
    const hand = createHand()
    hand.hops[2] = 12
    const [before, after] = [footer(of, 1, '3021'), footer(of, 1, '3021', '3021', hand)]
    const rises = [0, 1, 2, 3].map(shape =>
      Math.round(peek(after, tokenOf(row, shape), 1) - peek(before, tokenOf(row, shape), 1)),
    )
    expect(rises).toEqual([0, 0, 12, 0])
    const square = seen(before, tokenOf(row, 2), of)
    const found = standingPlace(2, of)
    expect([found.x - square.x, found.y - square.y]).toEqual([0, 0].map(each => expect.closeTo(each, 3)))
  })
})

it('the page rests where the three stand, in their columns, at each quarter of the line, and with all of it', () => {
  const rests = [0, 0.3, 0.36, 0.53, 0.61, 0.69, 0.78, 0.9].map(progress =>
    stopAt('footer', progress * PX, PX),
  )
  const marks = ['apart', 'apart', 'columns', 'one', 'two', 'three', 'closed', 'end'] as const
  expect(rests).toEqual(marks.map(mark => expect.closeTo(progressAt(FOOTER, mark) * PX, 3)))
  const values = new Float64Array(count)
  sampleTrack(compile(FOOTER, layoutOf('desktop')), progressAt(FOOTER, 'apart'), values)
  const { signs, know, band } = channel
  const stands = [signs.shown, signs.shown + 1, signs.shown + 2, know.shown, know.home, band.drawn]
  expect(stands.map(i => values[i])).toEqual([1, 1, 1, 1, 1, 1])
})

describe('KNOW MORE', () => {
  const of = layoutOf('desktop')
  const own = { x: 0, y: -116, size: 940 }
  const anchor = { x: 0, y: 0, widthPx: 0 }
  const at = (progress: number) => {
    const { ground } = footer(of, progress)
    FOOTER_FILM.anchors.know?.(anchor, { ...createPicture(), ground }, of, own, 0, new Float64Array(count))
    return ground
  }

  it('rides in the middle of the circle, inside it', () => {
    for (const progress of [0.01, 0.05, 0.1]) {
      const { sunX, sunY, sunRadius } = at(progress)
      expect([anchor.x, anchor.y]).toEqual([sunX, sunY])
      expect(anchor.widthPx).toBeLessThan(1.5 * sunRadius)
    }
  })

  it('grows with it until it is as large as in its own place, before it leaves it', () => {
    const widths = Array.from({ length: 30 }, (_, i) => {
      at((i + 1) / 100)
      return anchor.widthPx
    })
    for (const [i, widthPx] of widths.entries()) expect(widthPx).toBeGreaterThanOrEqual(widths[i - 1] ?? 0)
    expect(widths.at(-1)).toBe(own.size)
  })

  it('is as deep in it as in the end, when that sinks', () => {
    const { sunY, sunRadius } = at(progressAt(FOOTER, 'half'))
    expect(sunY + sunRadius - anchor.y).toBeCloseTo(of.heightPx / 2 - 300 - own.y, 6)
  })
})

it('the page ends with the visitor’s own order, else with the pattern that was seen last, else with the first session’s', () => {
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

/** Degrees are what the score has and the style sheet; the picture has radians. */
it('columns lean to both sides of the top alike', () => {
  expect([0, 1, 2, 3].map(column => columnTurn(column, 10, 2) * DEG)).toEqual(
    [-17, -7, 7, 17].map(each => expect.closeTo(each, 9)),
  )
})
