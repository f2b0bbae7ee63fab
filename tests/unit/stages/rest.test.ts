import { describe, expect, it } from 'vitest'
import { progressAt } from '../../../src/film/score.ts'
import { STAGE_IDS, type StageId } from '../../../src/film/stages.ts'
import { sheetColumnAt, sheetIndexAt } from '../../../src/story/data-sheet/tape.ts'
import { occurrenceAt, progressOf } from '../../../src/story/odd-even/play.ts'
import { rowAt } from '../../../src/story/representation/play.ts'
import { REPRESENTATION } from '../../../src/story/representation/score.ts'
import { restAt } from '../../../src/story/rest.ts'
import { SESSIONS } from '../../../src/story/sessions/score.ts'
import { SHEET_GONE } from '../../../src/story/thresholds.ts'
import { at, layoutOf } from './story.ts'

const N = 24
const CLOSED = progressAt(SESSIONS, 'closed')
const HELD = progressAt(SESSIONS, 'held')
const LAYOUT = layoutOf('desktop')
const STEPS = 4000
const EVERY = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)

const rest = (stage: StageId, progress: number, entries = N) => {
  const out = { stage: 'hero' as StageId, progress: 0, offsetPx: 0 }
  restAt(out, at(stage, progress, entries), entries)
  return out
}

describe('the pose of a scroll position with reduced motion', () => {
  it.each(STAGE_IDS)('is one of a few in %s, on its own stage', stage => {
    const poses = new Set(EVERY.map(progress => JSON.stringify(rest(stage, progress))))
    const few = { hero: 2, representation: 7, sessions: 3, 'data-sheet': 4 * N, 'odd-even': 9, footer: 2 }
    const place = stage === 'data-sheet' ? 'offsetPx' : 'progress'
    expect(new Set(EVERY.map(progress => rest(stage, progress)[place])).size).toBe(few[stage])
    // The base pattern stands until the kolam is drawn.
    const stages = stage === 'sessions' ? ['sessions', 'representation'] : [stage]
    for (const pose of poses) expect(stages).toContain(JSON.parse(pose).stage)
  })

  it('has the ring at rest on the column that the text names', () => {
    for (const progress of EVERY.filter(p => p >= progressAt(REPRESENTATION, 'rung'))) {
      const pose = rest('representation', progress).progress
      const column = Math.round(rowAt(progress, LAYOUT).ring)
      expect([progress, rowAt(pose, LAYOUT).ring]).toEqual([progress, column])
    }
  })

  it('rests on the entry and column of the contract', () => {
    for (const progress of EVERY) {
      const { offsetPx } = at('data-sheet', progress, N)
      const pose = rest('data-sheet', progress).offsetPx
      const named = [sheetIndexAt(offsetPx, N), sheetColumnAt(offsetPx, N)]
      expect([progress, sheetIndexAt(pose, N), sheetColumnAt(pose, N)]).toEqual([progress, ...named])
    }
  })

  it('has odd and even at rest at its occurrence', () => {
    for (const progress of EVERY.filter(p => p >= SHEET_GONE.cut)) {
      const pose = rest('odd-even', progress).progress
      expect(occurrenceAt(pose)).toBe(occurrenceAt(progress))
      expect(pose).toBe(progressOf(occurrenceAt(progress)))
    }
  })

  it('keeps the base pattern, then shows the kolam, the whole stack with its links and the list if there is one', () => {
    expect(rest('sessions', 0.03)).toMatchObject({ stage: 'representation', progress: 1 })
    const posesOf = (n: number) => [0.04, 0.19, 0.21, 0.8, 0.81, 1].map(p => rest('sessions', p, n).progress)
    expect(posesOf(N)).toEqual([...[CLOSED, CLOSED], ...[HELD, HELD], ...[1, 1]])
    expect(posesOf(0)).toEqual([...[CLOSED, CLOSED], ...[HELD, HELD, HELD, HELD]])
  })
})
