import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compile } from '../../../src/film/compile.ts'
import { createHeroLive } from '../../../src/film/hand.ts'
import type { Layout } from '../../../src/film/layout.ts'
import { createPicture, type Picture, peek, TURN, tokenOf } from '../../../src/film/picture.ts'
import { columnTurn, footOf } from '../../../src/film/rim.ts'
import { sampleTrack } from '../../../src/film/sample.ts'
import { channelsOf, progressAt } from '../../../src/film/score.ts'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import { leadRow } from '../../../src/stages/data-sheet/play.ts'
import { FOOTER } from '../../../src/stages/footer/score.ts'
import { showNumbers } from '../../../src/stages/odd-even/shown.ts'
import { sample } from '../../../src/stages/story.ts'
import { layoutOf, seen, shownOf, showPattern, WINDOWS, type WindowName } from '../stages/story.ts'

const NAMES = Object.keys(WINDOWS) as WindowName[]
const { at: channel, count } = channelsOf(FOOTER)

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
