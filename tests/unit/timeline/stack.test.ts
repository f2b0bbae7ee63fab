import { expect, it } from 'vitest'
import { isPortrait } from '../../../src/timeline/layout.ts'
import { FIRST_PLATE, FIRST_RING, peek, ROWS, tokenOf } from '../../../src/timeline/picture.ts'
import { createRow, rowPoint } from '../../../src/timeline/rows.ts'
import { SESSIONS } from '../../../src/timeline/thresholds.ts'
import { arrivalOf } from '../../../src/timeline/told.ts'
import { layoutOf, pictureAt, WINDOWS, type WindowName } from './story.ts'

const NUMBERS = Array.from({ length: ROWS }, (_, row) => row)
/** Places at which the story rests with the stack: one row after the other is told of, then all are lit. */
const RESTS = [...NUMBERS.map(arrivalOf), SESSIONS.held.until]

/** A ring reaches so far from its middle, over its size. */
const RING = 0.742

type Point = readonly [x: number, y: number]

/** What is drawn of one object, as a frame of reference. */
function frameOf(drawn: ReturnType<typeof pictureAt>, object: number) {
  const pose = createRow()
  const [x = 0, y = 0, z = 0, size = 1, ...turn] = Array.from({ length: 14 }, (_, i) =>
    peek(drawn, object, i),
  )
  Object.assign(pose, { x, y, z, size })
  for (let i = 0; i < 4; i++) pose.turn[i] = turn[i] ?? 0
  return { pose, thick: turn[5] ?? 0, w: turn[8] ?? 0, h: turn[9] ?? 0 }
}

const least = (line: readonly Point[], x: number): number => {
  for (const [i, [fromX, fromY]] of line.slice(0, -1).entries()) {
    const [toX, toY] = line[i + 1] ?? [0, 0]
    if (fromX <= x && x <= toX) return fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX)
  }
  return Number.NEGATIVE_INFINITY
}

it.each(
  (Object.keys(WINDOWS) as WindowName[]).flatMap(name => RESTS.map(progress => [name, progress] as const)),
)(
  'no plate covers the pieces of the next row, or its ring, where the story rests: %s at %d',
  (name, progress) => {
    const layout = layoutOf(name)
    const drawn = pictureAt('sessions', progress, layout)
    const see = (pose: ReturnType<typeof createRow>, x: number, y: number, z: number): Point => {
      const at = rowPoint([0, 0, 0], pose, x * pose.size, y * pose.size, z * pose.size)
      const scale = layout.eyePx / (layout.eyePx - at[2])
      return [at[0] * scale, -at[1] * scale]
    }
    for (const row of NUMBERS.slice(0, -1)) {
      const { pose, thick, w, h } = frameOf(drawn, FIRST_PLATE + row)
      // Its lower front edge, the lowest of it that is seen.
      const edge = Array.from({ length: 41 }, (_, i) => see(pose, w * (i / 20 - 1), -h, -thick))
      const isClear = (pose: ReturnType<typeof createRow>, radius: number) => {
        for (let i = 0; i < 24; i++) {
          const angle = (i * Math.PI) / 12
          const [x, y] = see(pose, radius * Math.cos(angle), radius * Math.sin(angle), 0)
          expect(y).toBeGreaterThan(least(edge, x))
        }
      }
      for (let shape = 0; shape < 4; shape++) isClear(frameOf(drawn, tokenOf(row + 1, shape)).pose, 0.5)
      isClear(frameOf(drawn, FIRST_RING + row + 1).pose, RING)
    }
  },
)

it.each(Object.keys(WINDOWS) as WindowName[])(
  'the stack stands in the window, out of its edges: %s',
  name => {
    const layout = layoutOf(name)
    const bottom = -layout.heightPx / 2
    for (const progress of RESTS) {
      const drawn = pictureAt('sessions', progress, layout)
      const { pose, thick, w, h } = frameOf(drawn, FIRST_PLATE + ROWS - 1)
      const at = rowPoint([0, 0, 0], pose, w * pose.size, -h * pose.size, -thick * pose.size)
      const y = (at[1] * layout.eyePx) / (layout.eyePx - at[2])
      expect(y).toBeGreaterThan(bottom + (isPortrait(layout.widthPx, layout.heightPx) ? 60 : 0))
    }
  },
)

it('fills the measure of a tall tablet: no broad margins beside the plates and their labels', () => {
  const layout = layoutOf('tall tablet')
  const { pose, w } = frameOf(pictureAt('sessions', SESSIONS.held.until, layout), FIRST_PLATE)
  const [left = 0, right = 0] = [-w, w].map(x => {
    const at = rowPoint([0, 0, 0], pose, x * pose.size, 0, 0)
    return (at[0] * layout.eyePx) / (layout.eyePx - at[2])
  })
  expect(right - left).toBeGreaterThan(0.55 * layout.widthPx)
  const LABEL_PX = 110
  expect(right + LABEL_PX).toBeLessThan(layout.widthPx / 2 - 26)
})
