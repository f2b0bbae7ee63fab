import { describe, expect, it } from 'vitest'
import { type Answer, answerAt, CHOICE_STOPS, chosenAt } from '../../../src/timeline/choice.ts'
import { createHand } from '../../../src/timeline/hand.ts'
import { sampleHero } from '../../../src/timeline/hero.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { designPx, eyeDistance, isPortrait } from '../../../src/timeline/layout.ts'
import { createPicture, PHONE, PLACE, peek } from '../../../src/timeline/picture.ts'
import { distance, pieceSeen, screenSeen } from './outline-of.ts'
import { layoutOf, pictureAt, seen } from './story.ts'

const desktop = layoutOf('desktop')
const phone = layoutOf('phone')
const answer: Answer = { degrees: 0, risen: 0 }

describe('the words on the hero’s phone', () => {
  it.each([
    [1440, 900, false],
    [1440, 900, true],
    [1024, 768, false],
    [1024, 768, true],
    [2560, 1440, true],
    [844, 390, false],
  ])(
    'are free of near pieces, every label and digit of the last sessions: %i × %i, bold %s',
    (widthPx, heightPx, bold) => {
      const u = designPx(widthPx, heightPx)
      const layout = { ...desktop, widthPx, heightPx, u, eyePx: eyeDistance(heightPx), bold }
      /** On the phone's screen, with the line of words over them: left, top, right and bottom. */
      const sessions = [20, 656, 371, 805] as const
      for (let progress = 0; progress < 0.42; progress += 0.01) {
        const drawn = pictureAt('hero', progress, layout)
        for (const shape of [1, 2]) {
          // What comes forward is on its way.
          if (answerAt(progress, layout.sessionColumns[shape] ?? 0, 1, answer).risen !== 0) continue
          const clear = distance(screenSeen(drawn, sessions, layout), pieceSeen(drawn, shape, layout))
          expect(clear, `shape ${shape} at ${progress}`).toBeGreaterThan(2)
        }
      }
    },
  )

  it('are free of the square when a hand has turned what the phone makes way for', () => {
    const [hand, picture] = [createHand(), createPicture()]
    hand.turned[1] = 180
    hand.turned[3] = 180
    sampleHero(0, desktop, createHeroLive(), picture, hand)
    const codes = screenSeen(picture, [270, 680, 371, 805], desktop)
    expect(distance(codes, pieceSeen(picture, 2, desktop))).toBeGreaterThan(2)
  })

  /** What is written on the phone's screen, from the top down: left, top, right and bottom of each line. */
  const LINES = {
    name: [56, 64, 150, 86],
    session: [20, 118, 72, 160],
    open: [20, 204, 371, 222],
    base: [38, 247, 353, 266],
    shapes: [38, 272, 353, 334],
    sheet: [38, 348, 165, 366],
    values: [50, 368, 340, 392],
    chances: [38, 403, 95, 420],
    chance: [50, 422, 340, 446],
    choose: [20, 472, 134, 490],
    keys: [50, 520, 340, 560],
    answer: [47, 609, 343, 629],
    line: [20, 660, 371, 678],
    sessions: [20, 678, 371, 805],
  } as const

  it.each([
    [1440, 900],
    [1024, 768],
    [2560, 1440],
    [844, 390],
    [768, 1024],
    [390, 844],
    [360, 640],
  ])(
    'are free of the piece that has come forward, and that shows its number whole: %i × %i',
    (widthPx, heightPx) => {
      const u = designPx(widthPx, heightPx)
      const drawnFor = isPortrait(widthPx, heightPx) ? phone : desktop
      const layout = { ...drawnFor, widthPx, heightPx, u, eyePx: eyeDistance(heightPx), bold: true }
      for (const stop of [0, ...CHOICE_STOPS]) {
        const drawn = pictureAt('hero', stop, layout)
        const shape = layout.sessionColumns.slice(0, 4).indexOf(chosenAt(stop))
        const { x, y, size } = seen(drawn, shape, layout)
        const digit = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12).map(
          angle =>
            [x + 0.15 * size * Math.cos(angle), y - 0.03 * size + 0.24 * size * Math.sin(angle)] as const,
        )
        for (const [dx, dy] of digit) {
          expect(Math.abs(dx), `number ${shape}`).toBeLessThan(widthPx / 2)
          expect(Math.abs(dy), `number ${shape}`).toBeLessThan(heightPx / 2)
        }
        if (peek(drawn, shape, PLACE + 2) < 0) {
          const screen = screenSeen(drawn, [-13, -13, 403, 857], layout)
          expect(distance(screen, digit), `number ${shape} beside the phone`).toBeGreaterThan(0)
        }
        for (const [name, box] of Object.entries(LINES)) {
          const line = screenSeen(drawn, box, layout)
          if (Math.min(...line.map(([, up]) => heightPx / 2 - up)) >= heightPx) continue
          if (peek(drawn, shape, PLACE + 2) < 0) continue
          expect(distance(line, pieceSeen(drawn, shape, layout)), `shape ${shape}, ${name}`).toBeGreaterThan(
            0,
          )
        }
      }
    },
  )

  it.each([
    [390, 844],
    [360, 640],
    [375, 667],
    [360, 800],
    [412, 915],
    [402, 874],
    [768, 1024],
    [820, 1180],
    [1024, 1366],
    [1080, 1920],
    [844, 390],
    [932, 430],
    [812, 375],
    [915, 412],
  ])(
    'can be read, have nothing over them, and no line of them is cut by the foot of a window: %i × %i',
    (widthPx, heightPx) => {
      const u = designPx(widthPx, heightPx)
      const drawnFor = isPortrait(widthPx, heightPx) ? phone : desktop
      const layout = { ...drawnFor, widthPx, heightPx, u, eyePx: eyeDistance(heightPx) }
      const drawn = pictureAt('hero', 0, layout)
      let lines = 0
      for (const [name, box] of Object.entries(LINES)) {
        const seenLine = screenSeen(drawn, box, layout)
        const down = seenLine.map(([, y]) => heightPx / 2 - y)
        if (Math.min(...down) >= heightPx) continue
        lines++
        expect(Math.min(...down), name).toBeGreaterThan(0)
        for (const shape of [1, 2])
          expect(
            distance(seenLine, pieceSeen(drawn, shape, layout)),
            `shape ${shape}, ${name}`,
          ).toBeGreaterThan(3)
        // The rows of sessions are one picture: where it begins the foot may cut it.
        if (name !== 'sessions') expect(Math.max(...down), name).toBeLessThanOrEqual(heightPx)
      }
      expect(lines).toBeGreaterThan(8)
      // A label of 16 px is of about 8 where the phone is smallest: so that its keys are seen.
      expect((16 * peek(drawn, PHONE, PLACE + 3)) / 870).toBeGreaterThan(7.8)
      if (!layout.portrait) return
      const keys = screenSeen(drawn, LINES.keys, layout).map(([, y]) => heightPx / 2 - y)
      expect(Math.max(...keys)).toBeLessThan(heightPx)
    },
  )
})
