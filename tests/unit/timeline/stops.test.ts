import { describe, expect, it } from 'vitest'
import { ROWS } from '../../../src/film/picture.ts'
import { sampleTrack } from '../../../src/film/sample.ts'
import { channelsOf, progressAt } from '../../../src/film/score.ts'
import { STAGE_IDS, type StageId, svhOf } from '../../../src/film/stages.ts'
import { REPRESENTATION_REACH } from '../../../src/stages/cues.ts'
import { DATA_SHEET } from '../../../src/stages/data-sheet/score.ts'
import {
  at,
  LEAVE_PX,
  playAt,
  sheetColumnAt,
  sheetIndexAt,
  tapeAt,
  value,
} from '../../../src/stages/data-sheet/tape.ts'
import { occurrenceAt, progressOf } from '../../../src/stages/odd-even/play.ts'
import { rowAt } from '../../../src/stages/representation/play.ts'
import { REPRESENTATION } from '../../../src/stages/representation/score.ts'
import { arrivalOf, plateCue } from '../../../src/stages/sessions/labels.ts'
import { SESSIONS } from '../../../src/stages/sessions/score.ts'
import { trackOf } from '../../../src/stages/sessions/stack.ts'
import { stopAt } from '../../../src/stages/stops.ts'
import { layoutOf } from './story.ts'

const N = 24
const SHEET_PX = N * 300
const PIN_PX = 3000
const LAYOUT = layoutOf('desktop')
/** On, and back. */
const HEADINGS = [1, -1] as const
/** What binary fractions miss a boundary by. */
const HAIR_PX = 1e-6
/** No stop is farther than this from where the page rests: less than five notches of the wheel. */
const FAR_PX = 475

/** Length of a stage's pin in a window that is 900 px high, px. */
const pinPx = (stage: StageId): number => (stage === 'data-sheet' ? SHEET_PX : svhOf(stage) * 9)

/** Every px of a stage, and where the story settles there. */
const everyPx = (stage: StageId, lengthPx: number): readonly { px: number; stop: number }[] =>
  Array.from({ length: lengthPx }, (_, px) => ({ px, stop: stopAt(stage, px, lengthPx) }))

/** The part of a stage in which one thing is said after the other. */
const told = (stage: StageId, from: number, until: number) =>
  everyPx(stage, PIN_PX).filter(({ px }) => px >= from * PIN_PX && px < until * PIN_PX)

const STAGES = [
  ['representation', PIN_PX, (px: number) => Math.round(rowAt(px / PIN_PX, LAYOUT).ring)],
  ['data-sheet', SHEET_PX, (px: number) => [sheetIndexAt(px, N), sheetColumnAt(px, N)]],
  ['odd-even', PIN_PX, (px: number) => occurrenceAt(px / PIN_PX)],
] as const

/** The sheet is the page, also where px of scroll miss that by a hair. */
const LEVEL = progressAt(SESSIONS, 'level')

/** Until here in progress of SESSIONS its words and draws tell something: then the sheet does. */
const SHEET_STANDS_FROM = progressAt(SESSIONS, 'turned')

const { at: channels, count } = channelsOf(SESSIONS)
const values = new Float64Array(count)
const TRACK = trackOf(layoutOf('desktop'))

/** How much shows of each thing that SESSIONS tells: words, labels and draws. */
function tellingAt(progress: number): readonly number[] {
  sampleTrack(TRACK, progress, values)
  const { says, heading, text, labels, row } = channels
  const draws = Array.from({ length: ROWS }, (_, i) => row.drawn + i)
  return [says.shown, heading.shown, text.shown, labels.shown, ...draws].map(channel => values[channel] ?? 0)
}

/** The first ink column of the sheet, in progress of SESSIONS. */
const INK = { until: progressAt(DATA_SHEET, 'opened') } as const

describe('the place at which the story settles', () => {
  it.each(STAGES)('says the same as the position, in %s', (stage, lengthPx, said) => {
    for (const { px, stop } of everyPx(stage, lengthPx)) expect([px, said(stop)]).toEqual([px, said(px)])
  })

  it('has the list and the marker at rest in the data sheet, and nothing on its way out', () => {
    const layout = layoutOf('desktop')
    for (const { stop } of everyPx('data-sheet', SHEET_PX)) {
      playAt(tapeAt(stop, layout), layout)
      expect(value(at.list.moved)).toBeCloseTo(0, 6)
      expect(value(at.marker.column)).toBeCloseTo(sheetColumnAt(stop, N), 3)
      expect(value(at.ring.shown) * value(at.rows.left)).toBeCloseTo(1, 9)
      expect(stop).toBeLessThan(SHEET_PX - 30)
    }
  })

  it('is the stack, the level sheet with its cards, with its rows or with its first ink column, and nothing of the way between them', () => {
    const [held, inList] = [progressAt(SESSIONS, 'held'), progressAt(SESSIONS, 'inList')]
    const stops = new Set(told('sessions', held, INK.until).map(({ stop }) => stop / PIN_PX))
    expect([...stops]).toEqual([held, LEVEL, inList, INK.until].map(at => expect.closeTo(at, 9)))
    const opened = [inList, INK.until].map(place => {
      playAt(place, layoutOf('desktop'))
      return value(at.ink.opened)
    })
    expect(opened).toEqual([0, expect.closeTo(1, 9)])
  })

  it('goes on from the stack to the sheet, and back, in the direction of the page: what has been shown is not taken back', () => {
    const [leave, inList] = [progressAt(SESSIONS, 'leave'), progressAt(SESSIONS, 'inList')]
    const on = (progress: number) =>
      HEADINGS.map(heading => stopAt('sessions', progress * PIN_PX, PIN_PX, heading) / PIN_PX)
    for (let progress: number = leave + 0.01; progress < INK.until; progress += 0.002) {
      const [ahead = 0, back = 0] = on(progress)
      expect(ahead).toBeGreaterThan(progress - 0.005)
      expect(back).toBeLessThan(progress + 0.02)
      expect((progress - back) * svhOf('sessions') * 9).toBeLessThan(FAR_PX)
    }
    // A phone's first ink column, just begun.
    expect(on(0.918)).toEqual([INK.until, expect.closeTo(inList, 9)])
    expect(on(0.87)).toEqual([expect.closeTo(inList, 9), expect.closeTo(LEVEL, 9)])
  })

  it('is the sum once the page has come back into the drawing of the line: what is undone is not done again', () => {
    const [from, until] = [progressAt(SESSIONS, 'thread'), progressAt(SESSIONS, 'closed')]
    const stops = (progress: number) =>
      HEADINGS.map(heading => stopAt('sessions', progress * PIN_PX, PIN_PX, heading) / PIN_PX)
    for (const progress of [from, 0.06, 0.07, 0.08]) expect(stops(progress)).toEqual([until, 0])
    expect(stops(until)).toEqual([until, until])
    expect(stops(0.12)).toEqual([progressAt(SESSIONS, 'taut'), until])
    expect(stops(0.01)).toEqual([until, 0])
    expect(stops(0.002)).toEqual([0, 0])
  })

  it('is the sum no farther back than the box of its words stands', () => {
    const height = PIN_PX / svhOf('sessions')
    for (let px = 0; px < progressAt(SESSIONS, 'closed') * PIN_PX; px++)
      if (stopAt('sessions', px, PIN_PX, -1) === 0)
        expect(px).toBeLessThanOrEqual(REPRESENTATION_REACH.after * height)
  })

  it('has the plate that the dots have arrived at taken by a hand', () => {
    for (const height of [390, 640, 844, 900, 1024])
      for (let row = 0; row < ROWS; row++) {
        const lengthPx = (svhOf('sessions') * height) / 100
        const stopPx = stopAt('sessions', (arrivalOf(row) + 0.01) * lengthPx, lengthPx)
        // As the frame finds it, from px of the page.
        expect((1718.4 + stopPx - 1718.4) / lengthPx).toBeGreaterThanOrEqual(plateCue(row).from)
      }
  })

  it('is ahead once something is on its way, in the direction in which the page has come', () => {
    const on = (stage: 'representation' | 'sessions', progress: number) =>
      HEADINGS.map(heading => stopAt(stage, progress * PIN_PX, PIN_PX, heading) / PIN_PX)
    const [all, first] = [progressAt(REPRESENTATION, 'all'), progressAt(REPRESENTATION, 'first')]
    for (const progress of [0.245, 0.26, 0.28])
      expect(on('representation', progress)).toEqual([first, all].map(each => expect.closeTo(each, 6)))
    expect(on('representation', 0.24)).toEqual([all, all].map(each => expect.closeTo(each, 6)))
    const taut = progressAt(SESSIONS, 'taut')
    for (const progress of [taut + 0.012, 0.22, 0.275])
      expect(on('sessions', progress)).toEqual([arrivalOf(0), taut])
    expect(on('sessions', taut)).toEqual([taut, taut])
  })

  it('goes on out of the data sheet once that has gone, and back to it once the numbers go behind their pieces', () => {
    const on = (px: number) => HEADINGS.map(heading => stopAt('odd-even', px, PIN_PX, heading))
    const sheet = -(LEAVE_PX + 1)
    const grown = progressOf(1) * PIN_PX
    for (const px of [0, 25, 50]) expect(on(px)).toEqual([sheet, sheet])
    for (const px of [70, 150, 230]) {
      const [ahead = 0, back] = on(px)
      expect(back).toBe(sheet)
      expect(ahead).toBeGreaterThan(300)
      expect(ahead).toBeLessThan(grown)
    }
    expect(new Set(on(270)).size).toBe(1)
  })

  it.each([['sessions', 0, SHEET_STANDS_FROM]] as const)(
    'takes nothing back that a move has shown or taken away, either way, in %s',
    (stage, from, until) => {
      const lengthPx = pinPx(stage)
      const stopOf = (px: number, heading: -1 | 0 | 1) => stopAt(stage, px, lengthPx, heading)
      const places = everyPx(stage, lengthPx).slice(Math.ceil(from * lengthPx), Math.floor(until * lengthPx))
      const stops = [...new Set(places.map(({ stop }) => stop))]
      for (const heading of HEADINGS)
        for (const { px } of places) {
          const behind = stops.filter(stop => (px - stop) * heading >= 0).sort((a, b) => (b - a) * heading)[0]
          if (behind === undefined) continue
          const before = tellingAt(behind / lengthPx)
          const moved = tellingAt(px / lengthPx)
          const settled = tellingAt(stopOf(px, heading) / lengthPx)
          const undone = moved.map((shown, i) => {
            const was = before[i] ?? 0
            return Math.abs(shown - was) - Math.abs((settled[i] ?? 0) - was)
          })
          expect([heading, px, Math.max(...undone) < 0.2]).toEqual([heading, px, true])
        }
    },
  )

  it.each(STAGE_IDS)('is near, and never goes back as the page goes on, in %s', stage => {
    const places = everyPx(stage, pinPx(stage))
    for (const [i, { px, stop }] of places.entries()) {
      expect([px, Math.abs(stop - px) < FAR_PX]).toEqual([px, true])
      expect([px, stop >= (places[i - 1]?.stop ?? stop) - HAIR_PX]).toEqual([px, true])
    }
  })
})
