import { describe, expect, it } from 'vitest'
import { progressAt } from '../../../src/film/score.ts'
import type { StageRange } from '../../../src/stage/ranges.ts'
import { HERO_CUES, ODD_EVEN_CUES, SHEET_READ } from '../../../src/stages/cues.ts'
import { currentStage, headerShows } from '../../../src/stages/header/motion.ts'
import { HERO } from '../../../src/stages/hero/score.ts'

const CASCADE = progressAt(HERO, 'cascade')
const TOP_LEFT = progressAt(HERO, 'topLeft')
const RANGES: readonly StageRange[] = [
  { id: 'hero', topPx: 0, lengthPx: 1600 },
  { id: 'representation', topPx: 1600, lengthPx: 2600 },
  { id: 'sessions', topPx: 4200, lengthPx: 3200 },
  { id: 'footer', topPx: 7400, lengthPx: 1000 },
]

describe('the header over the canvas', () => {
  it('is away while the hero is read and there where the pieces rest on their way', () => {
    expect(headerShows('hero', 0)).toBe(false)
    expect(headerShows('hero', 0.6)).toBe(false)
    // The first shapes are named there.
    expect(headerShows('hero', 0.702)).toBe(true)
    expect(headerShows('hero', CASCADE)).toBe(true)
  })

  it('comes when the hero’s own line has gone: the brand never stands twice', () => {
    expect(headerShows('hero', TOP_LEFT)).toBe(false)
    // On the way back it needs 120 ms to leave, at three notches of the wheel in 400 ms.
    expect((HERO_CUES.header - TOP_LEFT) * 1620).toBeGreaterThan(0.12 * 660)
  })

  it('is there at the very start of every later section', () => {
    expect(headerShows('representation', 0)).toBe(true)
    expect(headerShows('footer', 0)).toBe(true)
  })
})

describe('the link marked as current', () => {
  it.each([
    [0, 0, 'hero'],
    [1599, 0, 'hero'],
    [1600, 0, 'representation'],
    [4199, 0, 'representation'],
    [4200, 0, 'sessions'],
    [9000, 0, 'footer'],
  ])('at %d px is that of the section on screen', (scrollPx, coverPx, id) => {
    expect(currentStage(RANGES, scrollPx, coverPx)).toBe(id)
  })

  it('is that of the section which a jump has just brought under a sticky header', () => {
    expect(currentStage(RANGES, 4200 - 56, 57)).toBe('sessions')
    expect(currentStage(RANGES, 4200 - 60, 57)).toBe('representation')
  })

  it.each([
    [0.6 * 1600, 'hero'],
    [CASCADE * 1600, 'representation'],
    [4200 + 0.19 * 3200, 'representation'],
    [4200 + 0.21 * 3200, 'sessions'],
    [4200 + (SHEET_READ - 0.01) * 3200, 'sessions'],
    [4200 + (SHEET_READ + 0.01) * 3200, 'data-sheet'],
    [7400 + 7200 + (ODD_EVEN_CUES.heading.from - 0.01) * 3780, 'data-sheet'],
    [7400 + 7200 + (ODD_EVEN_CUES.heading.from + 0.01) * 3780, 'odd-even'],
  ])('at %d px is that of the heading that can be read, where stages share a screen', (scrollPx, id) => {
    const ranges = [
      ...RANGES.slice(0, 3),
      { id: 'data-sheet', topPx: 7400, lengthPx: 7200 },
      { id: 'odd-even', topPx: 14600, lengthPx: 3780 },
    ] as const
    expect(currentStage(ranges, scrollPx, 0, true)).toBe(id)
  })

  it('does not name sections that the page does not have', () => {
    expect(currentStage([], 5000, 0)).toBe('hero')
    expect(currentStage(RANGES.slice(0, 3), 99_999, 0)).toBe('sessions')
  })
})
