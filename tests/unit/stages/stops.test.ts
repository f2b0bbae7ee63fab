import { describe, expect, it } from 'vitest'
import { ROUNDED, STAGE_IDS, type StageId, svhOf } from '../../../src/film/stages.ts'
import { ROWS } from '../../../src/picture/picture.ts'
import { plateCue } from '../../../src/stages/sessions/labels.ts'
import { at, playAt, sheetColumnAt, sheetIndexAt, tapeAt } from '../../../src/story/data-sheet/tape.ts'
import { occurrenceAt } from '../../../src/story/odd-even/play.ts'
import { rowAt } from '../../../src/story/representation/play.ts'
import * as stack from '../../../src/story/sessions/stack.ts'
import { stopAt } from '../../../src/story/stops.ts'
import { layoutOf } from './story.ts'

const N = 24
const SHEET_PX = N * 300
const PIN_PX = 3000
const LAYOUT = layoutOf('desktop')
/** What binary fractions miss a boundary by. */
const HAIR_PX = 1e-6
/** No stop is farther than this from where the page rests: less than five notches of the wheel. */
const FAR_PX = 475

/** Length of a stage's pin in a window that is 900 px high, px. */
const pinPx = (stage: StageId): number => (stage === 'data-sheet' ? SHEET_PX : svhOf(stage) * 9)

/** Every px of a stage, and where the story settles there. */
const everyPx = (stage: StageId, lengthPx: number, hasSheet = true) =>
  Array.from({ length: lengthPx }, (_, px) => ({ px, stop: stopAt(stage, px, lengthPx, 0, hasSheet) }))

const STAGES = [
  ['representation', PIN_PX, (px: number) => Math.round(rowAt(px / PIN_PX, LAYOUT).ring)],
  ['data-sheet', SHEET_PX, (px: number) => [sheetIndexAt(px, N), sheetColumnAt(px, N)]],
  ['odd-even', PIN_PX, (px: number) => occurrenceAt(px / PIN_PX)],
] as const

describe('the place at which the story settles', () => {
  it.each(STAGES)('says the same as the position, in %s', (stage, lengthPx, said) => {
    for (const { px, stop } of everyPx(stage, lengthPx)) expect([px, said(stop)]).toEqual([px, said(px)])
  })

  it('has the list and the marker at rest in the data sheet, and nothing on its way out', () => {
    const layout = layoutOf('desktop')
    for (const { stop } of everyPx('data-sheet', SHEET_PX)) {
      const value = playAt(tapeAt(stop, layout), layout)
      expect(value(at.list.moved)).toBeCloseTo(0, 6)
      expect(value(at.marker.column)).toBeCloseTo(sheetColumnAt(stop, N), 3)
      expect(value(at.ring.shown) * value(at.rows.left)).toBeCloseTo(1, 9)
      expect(stop).toBeLessThan(SHEET_PX - 30)
    }
  })

  it('has the plate that the dots have arrived at taken by a hand', () => {
    for (const height of [390, 640, 844, 900, 1024])
      for (let row = 0; row < ROWS; row++) {
        const lengthPx = (svhOf('sessions') * height) / 100
        const stopPx = stopAt('sessions', (plateCue(row).from + 0.01) * lengthPx, lengthPx)
        // As the frame finds it, from px of the page; cues begin so much earlier (viewport/cues.ts).
        expect((1718.4 + stopPx - 1718.4) / lengthPx).toBeGreaterThanOrEqual(plateCue(row).from - ROUNDED)
      }
  })

  it('has the whole stack with its words in SESSIONS to the end, where no sheet follows', () => {
    const layout = layoutOf('desktop', { entries: 0 })
    for (let percent = 72; percent <= 100; percent++)
      for (const heading of [-1, 0, 1] as const) {
        const value = stack.sampleAt(stopAt('sessions', percent, 100, heading, false) / 100, layout)
        const { alone, all, labels, text } = stack.at
        const [fallen, ...here] = [alone.fallen + ROWS - 2, all.threads, labels.shown, text.shown].map(value)
        expect([percent, fallen, here]).toEqual([percent, 0, [1, 1, 1]])
      }
  })

  it.each([...STAGE_IDS, 'sessions without a sheet'])(
    'is near, and never goes back as the page goes on, in %s',
    name => {
      const [stage] = name.split(' ') as [StageId]
      const places = everyPx(stage, pinPx(stage), name === stage)
      for (const [i, { px, stop }] of places.entries()) {
        expect([px, Math.abs(stop - px) < FAR_PX]).toEqual([px, true])
        expect([px, stop >= (places[i - 1]?.stop ?? stop) - HAIR_PX]).toEqual([px, true])
      }
    },
  )
})
