import { describe, expect, it } from 'vitest'
import { STAGE_IDS, type StageId } from '../../../src/film/stages.ts'
import { sampleLamps } from '../../../src/scene/lamps.ts'
import { at, layoutOf, pictureAt, type Seen, visible } from './story.ts'
import { WINDOWS, type WindowName } from './windows.ts'

const NAMES = Object.keys(WINDOWS) as WindowName[]
const withoutData = STAGE_IDS.filter(id => id !== 'data-sheet' && id !== 'odd-even')
const stagesOf = (entries: number): readonly StageId[] => (entries ? STAGE_IDS : withoutData)
const CASES = NAMES.flatMap(name => [24, 1, 0].map(entries => ({ name, entries })))

/** How far one thing is from being drawn where and as big as the other, px. */
const apart = (a: Seen, b: Seen): number =>
  Math.max(
    Math.hypot(a.x - b.x, a.y - b.y),
    Math.abs(a.w - b.w),
    Math.abs(a.h - b.h),
    9 * Math.abs(a.alpha - b.alpha),
    9 * Math.abs(a.shadow - b.shadow),
  )

/** A rule of the list that lies on the tray, ink on ink. */
const isCovered = (thing: Seen, all: readonly Seen[]): boolean =>
  all.some(
    board =>
      board !== thing &&
      board.kind === thing.kind &&
      board.alpha === 1 &&
      Math.abs(board.x - thing.x) + thing.w <= board.w + 1 &&
      Math.abs(board.y - thing.y) + thing.h <= board.h + 1,
  )

/** What shows in `a` and has nothing of its kind in its place in `b`; tokens must even be the same ones. */
function missing(a: readonly Seen[], b: readonly Seen[]): string[] {
  return a
    .filter(thing => !isCovered(thing, a))
    .filter(thing => {
      const same = b.filter(({ kind, object }) =>
        thing.kind === 'token' ? object === thing.object : kind === thing.kind,
      )
      return !same.some(other => apart(thing, other) < 0.5)
    })
    .map(({ kind, object, x, y, size, alpha }) => `${kind} ${object}: ${[x, y, size, alpha].map(Math.round)}`)
}

/** How the lamps of the studio stand at a place. */
function lampsAt(stage: StageId, progress: number, entries: number) {
  const out = { round: 0, low: 0 }
  sampleLamps(out, at(stage, progress, entries), entries > 0, 0, 0)
  return out
}

describe.each(CASES)('$name, $entries entries', ({ name, entries }) => {
  const layout = layoutOf(name, { entries })
  const stages = stagesOf(entries)
  const pairs = stages.slice(1).map((to, i) => ({ from: stages[i] ?? 'hero', to }))

  it.each(pairs)('$from ends with the picture that $to begins with', ({ from, to }) => {
    const last = pictureAt(from, 1, layout)
    const first = pictureAt(to, 0, layout)
    const before = visible(last, layout)
    const after = visible(first, layout)
    expect(before.length).toBeGreaterThanOrEqual(4)
    expect(missing(before, after)).toEqual([])
    expect(missing(after, before)).toEqual([])
    expect(lampsAt(to, 0, entries)).toEqual(lampsAt(from, 1, entries))
    const { paper, contour, sunRadius } = last.ground
    expect(first.ground).toMatchObject({ paper, sunRadius })
    expect(first.ground.contour).toBeCloseTo(contour, 6)
    expect(first.towers.alpha).toBeCloseTo(last.towers.alpha, 6)
    if (last.towers.alpha)
      expect([...first.towers.list]).toEqual([...last.towers.list].map(n => expect.closeTo(n, 1)))
  })
})
