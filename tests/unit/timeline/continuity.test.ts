import { describe, expect, it } from 'vitest'
import type { Layout } from '../../../src/film/layout.ts'
import { OBJECTS, type Picture, peek, TURN } from '../../../src/film/picture.ts'
import { PIN_LENGTH, STAGE_IDS, type StageId, sheetPinPx } from '../../../src/film/stages.ts'
import { layoutOf, pictureAt, type Seen, visible, WINDOWS, type WindowName } from './story.ts'

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
    const { paper, contour, sunRadius } = last.ground
    expect(first.ground).toMatchObject({ paper, sunRadius })
    expect(first.ground.contour).toBeCloseTo(contour, 6)
    expect(first.towers.alpha).toBeCloseTo(last.towers.alpha, 6)
    if (last.towers.alpha)
      expect([...first.towers.list]).toEqual([...last.towers.list].map(n => expect.closeTo(n, 1)))
  })
})

/** Scroll that a stage is pinned for, px. */
const lengthPx = (stage: StageId, { heightPx, entries }: Layout): number =>
  stage === 'data-sheet' ? sheetPinPx(entries) : (Number.parseFloat(PIN_LENGTH[stage]) / 100) * heightPx

const STEP_PX = 2
/** The most that anything does in a px of scroll; the ring that falls and returns is the fastest. */
const FASTEST = { movePx: 12, turnDeg: 1, alpha: 0.1 } as const
/** Where pieces turn over, and the ring rolls, from which progress on: in a share of the window's height, the one that is drawn fastest. */
const TURNING_OVER: Partial<Record<StageId, number>> = {
  hero: 0,
  representation: 0,
  'odd-even': 0,
  footer: 0,
}
/** On low windows a stage has fewer px, and everything in it is faster over each of them. */
const hurry = ({ heightPx }: Layout): number => Math.max(1, 600 / heightPx)
const fastestPx = (layout: Layout): number => FASTEST.movePx * hurry(layout)
const overDeg = ({ heightPx }: Layout): number => 4800 / heightPx
/** The sheet's ring does so as it opens and closes, in a few px. */
const RING_OVER_DEG = 20
/** What is drawn somewhere else or covers the stage when it comes or goes. */
const SWITCHED: readonly Seen['kind'][] = ['phone', 'paper']

const turned = (a: Picture, b: Picture, object: number): number => {
  let dot = 0
  for (let i = TURN; i < TURN + 4; i++) dot += peek(a, object, i) * peek(b, object, i)
  return (2 * Math.acos(Math.min(1, Math.abs(dot))) * 180) / Math.PI
}

/** Jumps between two pictures that are STEP_PX of scroll apart. */
function jumps(a: Picture, b: Picture, layout: Layout, stage: StageId, progress: number): string[] {
  const before = new Map(visible(a, layout).map(thing => [thing.object, thing]))
  const after = new Map(visible(b, layout).map(thing => [thing.object, thing]))
  const found: string[] = []
  for (let object = 0; object < OBJECTS; object++) {
    const from = before.get(object)
    const to = after.get(object)
    const { kind, x = 0 } = from ?? to ?? {}
    if (!kind || SWITCHED.includes(kind)) continue
    const alpha = Math.abs((from?.alpha ?? 0) - (to?.alpha ?? 0))
    // The tray gives way to the even half that it has grown into.
    const covers = kind === 'board' && (from?.w ?? 0) > layout.widthPx / 2
    // What has fallen out of the window may go there.
    const isBelow = from && -from.y - from.w > layout.heightPx / 2
    if (alpha > FASTEST.alpha * STEP_PX && !covers && !isBelow)
      found.push(`${kind} ${object} fades by ${alpha} at ${x}`)
    if (!from || !to) continue
    const degrees = turned(a, b, object)
    const isSheetRing = stage === 'data-sheet' && kind === 'ring'
    const turnsOver =
      progress >= (TURNING_OVER[stage] ?? Number.POSITIVE_INFINITY) && (kind === 'token' || kind === 'ring')
    const isTurningOver = isSheetRing || turnsOver
    const overPx = isSheetRing ? RING_OVER_DEG : overDeg(layout)
    const mostDeg = STEP_PX * (isTurningOver ? overPx : FASTEST.turnDeg * hurry(layout))
    // Edge-on, the back of a piece takes the place of its face, which is like it.
    const isBack = isTurningOver && degrees > 180 - mostDeg
    if (!isBack && Math.hypot(from.x - to.x, from.y - to.y) > fastestPx(layout) * STEP_PX)
      found.push(`${kind} ${object} moves`)
    if (Math.abs(from.size - to.size) > FASTEST.movePx * STEP_PX) found.push(`${kind} ${object} grows`)
    if (Math.abs(from.shadow - to.shadow) > FASTEST.alpha * STEP_PX)
      found.push(`${kind} ${object} loses its shadow`)
    if (!isBack && degrees > mostDeg) found.push(`${kind} ${object} turns by ${degrees}`)
  }
  if (Math.abs(a.ground.contour - b.ground.contour) > 0.02) found.push('the contour lines jump')
  return found
}

describe.each(NAMES)('while the page scrolls: %s', name => {
  const layout = layoutOf(name)

  it.each(STAGE_IDS)('nothing jumps in %s', stage => {
    const steps = Math.ceil(lengthPx(stage, layout) / STEP_PX)
    let before = pictureAt(stage, 0, layout)
    for (let i = 1; i <= steps; i++) {
      const picture = pictureAt(stage, i / steps, layout)
      expect([i / steps, jumps(before, picture, layout, stage, i / steps)]).toEqual([i / steps, []])
      before = picture
    }
  })
})

it('the tray has its light and shadow little by little, and all of them where the list begins', () => {
  const layout = layoutOf('desktop', { entries: 24 })
  const trayAt = (stage: StageId, progress: number) => pictureAt(stage, progress, layout).ground.tray
  const steps = Array.from({ length: 41 }, (_, i) => trayAt('sessions', 0.8 + i / 200))
  expect(steps[0]).toBe(0)
  expect(steps.at(-1)).toBe(trayAt('data-sheet', 0))
  expect(trayAt('data-sheet', 0)).toBe(1)
  for (const [i, step] of steps.entries()) expect(step - (steps[i - 1] ?? 0)).toBeLessThan(0.1)
})
