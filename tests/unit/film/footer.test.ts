import { describe, expect, it } from 'vitest'
import type { Layout } from '../../../src/film/layout.ts'
import { each, placeIn } from '../../../src/film/places.ts'
import { progressAt } from '../../../src/film/score.ts'
import { createHeroLive } from '../../../src/picture/hand.ts'
import { createPicture, type Picture, peek, TURN, tokenOf } from '../../../src/picture/picture.ts'
import { footOf } from '../../../src/picture/rim.ts'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import { leadRow } from '../../../src/story/data-sheet/play.ts'
import { FOOTER } from '../../../src/story/footer/score.ts'
import { showNumbers } from '../../../src/story/odd-even/shown.ts'
import { sample } from '../../../src/story/story.ts'
import { layoutOf, seen, shownOf, showPattern } from '../stages/story.ts'
import { WINDOWS, type WindowName } from '../stages/windows.ts'

const NAMES = Object.keys(WINDOWS) as WindowName[]

/** The picture at a progress, with another pattern in the row and at the page's end. */
function footer(of: Layout, progress: number, row: string, told: string): Picture {
  const drawn = createPicture()
  const shown = shownOf(of)
  showPattern(shown, row, told)
  sample({ stage: 'footer', progress, offsetPx: 0 }, of, createHeroLive(), shown, drawn)
  return drawn
}

const three = (drawn: Picture, of: Layout) =>
  [1, 2, 3].map(shape => ({ shape, ...seen(drawn, tokenOf(leadRow(of.entries), shape), of) }))

describe.each(NAMES)('what stands on the sun of a %s', name => {
  const of = layoutOf(name)
  const row = leadRow(of.entries)
  const radius = placeIn(of.places, 'sun').width / 2

  it('stands upright on the rim, each piece in the column of the pattern, whichever row they leap off', () => {
    for (const pattern of ['0123', '2031', '1302'])
      for (const own of PATTERNS) {
        const drawn = footer(of, progressAt(FOOTER, 'columns'), pattern, own)
        for (const { shape, x, y, size } of three(drawn, of)) {
          const angle = Math.atan2(x, y - drawn.ground.sunY)
          const stand = each('stand', 4)[own.indexOf(String(shape))] ?? 'stand-0'
          expect(angle).toBeCloseTo((placeIn(of.places, stand).turn * Math.PI) / 180, 6)
          expect(Math.hypot(x, y - drawn.ground.sunY)).toBeCloseTo(radius + footOf(shape) * size, 3)
          const turned = 2 * Math.asin(peek(drawn, tokenOf(row, shape), TURN + 2))
          expect(turned).toBeCloseTo(-angle, 6)
        }
      }
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
