import { describe, expect, it } from 'vitest'
import { CASCADE, landingAt } from '../../../src/timeline/cascade.ts'
import { HAND_CUES, plateCue, REPRESENTATION_CUES, REPRESENTATION_REACH } from '../../../src/timeline/cues.ts'
import { namedAt } from '../../../src/timeline/naming.ts'
import { COUNTED, hopAt, occurrenceAt, progressOf } from '../../../src/timeline/parity.ts'
import { ROWS } from '../../../src/timeline/picture.ts'
import { ringColumn, selectedColumnAt } from '../../../src/timeline/representation.ts'
import {
  listPosition,
  ringClosedAt,
  ringColumnAt,
  sheetColumnAt,
  sheetIndexAt,
} from '../../../src/timeline/sheet.ts'
import { STAGE_IDS, type StageId, svhOf } from '../../../src/timeline/stages.ts'
import { stopAt } from '../../../src/timeline/stops.ts'
import { CHART, KOLAM, REPRESENTATION, SESSIONS, SHEET_LEAVE_PX } from '../../../src/timeline/thresholds.ts'
import { arrivalOf } from '../../../src/timeline/told.ts'
import { inkOpened } from '../../../src/timeline/towers.ts'

const N = 24
const SHEET_PX = N * 300
const PIN_PX = 3000
const INDEX = 2
/** From 0123 to 2031. */
const SWAPS = 3
/** What binary fractions miss a boundary by. */
const HAIR_PX = 1e-6
/** No stop is farther than this from where the page rests: three notches of the wheel and some. */
const FAR_PX = 360

/** Length of a stage's pin in a window that is 900 px high, px. */
const pinPx = (stage: StageId): number => (stage === 'data-sheet' ? SHEET_PX : svhOf(stage) * 9)

/** Every px of a stage, and where the story settles there. */
const everyPx = (stage: StageId, lengthPx: number): readonly { px: number; stop: number }[] =>
  Array.from({ length: lengthPx }, (_, px) => ({ px, stop: stopAt(stage, px, lengthPx, SWAPS) }))

/** The part of a stage in which one thing is said after the other. */
const told = (stage: StageId, from: number, until: number) =>
  everyPx(stage, PIN_PX).filter(({ px }) => px >= from * PIN_PX && px < until * PIN_PX)

const STAGES = [
  ['representation', PIN_PX, (px: number) => selectedColumnAt(px / PIN_PX, INDEX)],
  ['data-sheet', SHEET_PX, (px: number) => [sheetIndexAt(px, N), sheetColumnAt(px, N)]],
  ['odd-even', PIN_PX, (px: number) => occurrenceAt(px / PIN_PX)],
] as const

describe('the place at which the story settles', () => {
  it.each(STAGES)('says the same as the position, in %s', (stage, lengthPx, said) => {
    for (const { px, stop } of everyPx(stage, lengthPx)) expect([px, said(stop)]).toEqual([px, said(px)])
  })

  it('has the list and the marker at rest in the data sheet, and nothing on its way out', () => {
    for (const { stop } of everyPx('data-sheet', SHEET_PX)) {
      expect(listPosition(stop, N)).toBeCloseTo(sheetIndexAt(stop, N), 6)
      expect(ringColumnAt(stop, N)).toBeCloseTo(sheetColumnAt(stop, N), 3)
      expect(ringClosedAt(stop, N)).toBeCloseTo(1, 9)
      expect(stop).toBeLessThan(SHEET_PX - 30)
    }
  })

  it('can be turned by a hand with the whole legend, and says so', () => {
    const at = stopAt('representation', REPRESENTATION.gather.from * PIN_PX, PIN_PX, SWAPS) / PIN_PX
    expect(at).toBeGreaterThan(REPRESENTATION.named.from)
    expect(HAND_CUES.legend.until).toBeGreaterThan(at)
    expect(REPRESENTATION_CUES.captionUntil).toBeGreaterThan(at)
  })

  it('has all pieces of the legend hanging or all lying: none rests half sorted', () => {
    const stops = told('hero', CASCADE.stands, 1).map(({ stop }) => stop / PIN_PX)
    const lying = stops.map(stop => [0, 1, 2, 3].map(shape => landingAt(stop, shape)).join(' '))
    expect([...new Set(lying)]).toEqual(['0 0 0 0', '1 1 1 1'])
  })

  it('goes on with a legend whose heading has begun to rise, and out of one that a piece has left', () => {
    const on = (progress: number) =>
      [false, true].map(isBack => stopAt('hero', progress * PIN_PX, PIN_PX, SWAPS, isBack) / PIN_PX)
    for (const progress of [0.8, 0.88, 0.93]) expect(on(progress)).toEqual([1, CASCADE.stands])
    expect(on(0.95)).toEqual([1, 1])
    for (const progress of [0.55, 0.59]) expect(on(progress)).toEqual([CASCADE.stands, 0.44])
  })

  it('has each piece of the legend named by itself, and all of them before and after', () => {
    const { gather } = REPRESENTATION
    const stops = told('representation', 0, gather.from).map(({ stop }) => stop / PIN_PX)
    const shown = new Set(
      stops.map(stop => [0, 1, 2, 3].map(shape => namedAt(stop, shape).toFixed(3)).join(' ')),
    )
    expect([...shown]).toEqual([
      '0.000 0.000 0.000 0.000',
      '1.000 0.000 0.000 0.000',
      '0.000 1.000 0.000 0.000',
      '0.000 0.000 1.000 0.000',
      '0.000 0.000 0.000 1.000',
    ])
  })

  it('has the ring on a column in REPRESENTATION', () => {
    for (const { stop } of told('representation', REPRESENTATION.ring.until, REPRESENTATION.read.from)) {
      const column = ringColumn(stop / PIN_PX, INDEX)
      expect(column).toBeCloseTo(Math.round(column), 6)
    }
  })

  it('has every piece turned over in ODD & EVEN, and is the middle of an occurrence where the page is there', () => {
    for (const { stop } of told('odd-even', COUNTED.from, 0.96))
      for (let column = 0; column < 4; column++) expect(hopAt(stop / PIN_PX, column)).toBeCloseTo(0, 9)
    for (let k = 1; k <= 8; k++) {
      const px = progressOf(k) * PIN_PX
      expect(stopAt('odd-even', px, PIN_PX, SWAPS)).toBeCloseTo(px, 9)
    }
  })

  it('is the stack, the finished sheet or that with its first ink column between them, and nothing of the way from one to the other', () => {
    const { held, cards } = SESSIONS
    const stops = new Set(
      told('sessions', held.from + 0.03, CHART.ink.until).map(({ stop }) => stop / PIN_PX),
    )
    expect([...stops]).toEqual([held.until, cards.until, CHART.ink.until].map(at => expect.closeTo(at, 9)))
    const opened = [cards.until, CHART.ink.until].map(at => inkOpened((at - 1) * svhOf('sessions') * 9, 900))
    expect(opened).toEqual([0, expect.closeTo(1, 9)])
  })

  it('is the sum once the page has come back into the drawing of the line: what is undone is not done again', () => {
    const { from, until } = KOLAM.thread
    const stops = (progress: number) =>
      [false, true].map(isBack => stopAt('sessions', progress * PIN_PX, PIN_PX, SWAPS, isBack) / PIN_PX)
    for (const progress of [from, 0.06, 0.07, 0.08]) expect(stops(progress)).toEqual([until, 0])
    for (const progress of [until, until + 0.01]) expect(stops(progress)).toEqual([until, until])
    expect(stops(0.01)).toEqual([0, 0])
  })

  it('is the sum no farther back than the box of its words stands', () => {
    const height = PIN_PX / svhOf('sessions')
    for (let px = 0; px < KOLAM.thread.until * PIN_PX; px++)
      if (stopAt('sessions', px, PIN_PX, SWAPS, true) === 0)
        expect(px).toBeLessThanOrEqual(REPRESENTATION_REACH.after * height)
  })

  it('has the plate that the dots have arrived at taken by a hand', () => {
    for (const height of [390, 640, 844, 900, 1024])
      for (let row = 0; row < ROWS; row++) {
        const lengthPx = (svhOf('sessions') * height) / 100
        const stopPx = stopAt('sessions', (arrivalOf(row) + 0.01) * lengthPx, lengthPx, SWAPS)
        // As the frame finds it, from px of the page.
        expect((1718.4 + stopPx - 1718.4) / lengthPx).toBeGreaterThanOrEqual(plateCue(row).from)
      }
  })

  it('is ahead once something is on its way, in the direction in which the page has come', () => {
    const { gather, orders } = REPRESENTATION
    const on = (stage: 'representation' | 'sessions', progress: number) =>
      [false, true].map(isBack => stopAt(stage, progress * PIN_PX, PIN_PX, SWAPS, isBack) / PIN_PX)
    const at = (share: number) => gather.from + share * (gather.until - gather.from)
    for (const share of [0.3, 0.5, 0.7])
      expect(on('representation', at(share))).toEqual([orders.from, gather.from])
    expect(on('representation', at(0.2))).toEqual([gather.from, gather.from])
    const { taken, tip, plate } = KOLAM
    for (const progress of [taken.from + 0.012, 0.22, tip.until - 0.002])
      expect(on('sessions', progress)).toEqual([arrivalOf(0), plate.until])
    expect(on('sessions', taken.from)).toEqual([plate.until, plate.until])
  })

  it('goes on out of the data sheet once the pieces are in their columns, and back to it once its table is there', () => {
    const on = (px: number) => [false, true].map(isBack => stopAt('odd-even', px, PIN_PX, SWAPS, isBack))
    const sheet = -(SHEET_LEAVE_PX + 1)
    const grown = progressOf(1) * PIN_PX
    for (const px of [0, 40, 110]) expect(on(px)).toEqual([sheet, sheet])
    for (const px of [115, 150, 179]) {
      const [ahead = 0, back] = on(px)
      expect(back).toBe(sheet)
      expect(ahead).toBeGreaterThan(200)
      expect(ahead).toBeLessThan(grown)
    }
    expect(new Set(on(181)).size).toBe(1)
  })

  it.each(STAGE_IDS)('is near, and never goes back as the page goes on, in %s', stage => {
    const places = everyPx(stage, pinPx(stage))
    for (const [i, { px, stop }] of places.entries()) {
      expect([px, Math.abs(stop - px) < FAR_PX]).toEqual([px, true])
      expect([px, stop >= (places[i - 1]?.stop ?? stop) - HAIR_PX]).toEqual([px, true])
    }
  })
})
