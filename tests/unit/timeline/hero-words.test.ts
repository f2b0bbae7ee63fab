import { describe, expect, it } from 'vitest'
import { type Answer, answerAt } from '../../../src/timeline/choice.ts'
import { designPx, eyeDistance } from '../../../src/timeline/layout.ts'
import { distance, pieceSeen, screenSeen } from './outline-of.ts'
import { layoutOf, pictureAt } from './story.ts'

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
          if (answerAt(progress, layout.sessionColumns[shape] ?? 0, answer).risen !== 0) continue
          const clear = distance(screenSeen(drawn, sessions, layout), pieceSeen(drawn, shape, layout))
          expect(clear, `shape ${shape} at ${progress}`).toBeGreaterThan(2)
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
  ])(
    'have nothing over them, and no line of them is cut by the foot of an upright window: %i × %i',
    (widthPx, heightPx) => {
      const u = designPx(widthPx, heightPx)
      const layout = { ...phone, widthPx, heightPx, u, eyePx: eyeDistance(heightPx) }
      const drawn = pictureAt('hero', 0, layout)
      /** On the phone's screen: the words under the keys, the line over the sessions, and the last sessions. */
      const answer = [20, 596, 371, 616] as const
      const line = [20, 658, 371, 676] as const
      const sessions = [20, 676, 371, 805] as const
      for (const box of [answer, line, sessions]) {
        const down = screenSeen(drawn, box, layout).map(([, y]) => heightPx / 2 - y)
        if (Math.min(...down) >= heightPx) continue
        for (const shape of [1, 2]) {
          const clear = distance(screenSeen(drawn, box, layout), pieceSeen(drawn, shape, layout))
          expect(clear, `shape ${shape}, line ${box[1]}`).toBeGreaterThan(3)
        }
        if (box !== sessions) expect(Math.max(...down), `line ${box[1]}`).toBeLessThanOrEqual(heightPx - 2)
      }
    },
  )
})
