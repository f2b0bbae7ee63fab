import { describe, expect, it } from 'vitest'
import { sessionLabelPx } from '../../../src/timeline/labels.ts'
import { designPx } from '../../../src/timeline/layout.ts'
import { FIRST_PLATE, peek, ROWS } from '../../../src/timeline/picture.ts'
import { createRow, rowPoint } from '../../../src/timeline/rows.ts'
import { heldAt, stackRow } from '../../../src/timeline/stack.ts'
import { toldAt } from '../../../src/timeline/told.ts'
import { layoutOf, pictureAt, WINDOWS, type WindowName } from './story.ts'

/** The rig is turned so far to the side: the sine of 31 degrees. */
const STEP_LEFT = 0.515

const label = (row: number, progress: number, [widthPx, heightPx]: readonly [number, number]) => {
  const out = { x: 0, y: 0 }
  sessionLabelPx(row, progress, widthPx, heightPx, out)
  return out
}

describe.each(Object.keys(WINDOWS) as WindowName[])('session labels on a %s', name => {
  const size = WINDOWS[name]
  const layout = layoutOf(name)

  it.each([0.3, 0.5, 0.62, 0.66])('stand just right of their plates at %d', progress => {
    const pose = createRow()
    const drawn = pictureAt('sessions', progress, layout)
    for (let row = 0; row < ROWS; row++) {
      const { x, y } = label(row, progress, size)
      stackRow(pose, row, heldAt(progress), size[0], size[1])
      // The one that is told of is a step out of the stack, to the left.
      const out = pose.x - peek(drawn, FIRST_PLATE + row, 0)
      const comes = row === 0 ? 0.12 : 0.42
      expect(Math.abs(out / pose.size - toldAt(row, progress) * comes * STEP_LEFT)).toBeLessThan(0.01)
      const { plateW, plateH, plateRadius } = pose
      const seen = (alongPx: number, acrossPx: number) => {
        const at = rowPoint([0, 0, 0], pose, alongPx, acrossPx, 0)
        const scale = layout.eyePx / (layout.eyePx - at[2])
        return [size[0] / 2 + at[0] * scale, size[1] / 2 - at[1] * scale] as const
      }
      const round = Array.from({ length: 19 }, (_, i) => {
        const angle = (i * Math.PI) / 36
        return seen(
          plateW - plateRadius * (1 - Math.cos(angle)),
          plateH - plateRadius * (1 - Math.sin(angle)),
        )[0]
      })
      const right = Math.max(...round)
      expect(x - right).toBeGreaterThan(9.5)
      expect(x - right).toBeLessThan(12.5 * Math.max(1, layout.u))
      expect(Math.abs(y - seen(plateW, 0)[1])).toBeLessThan(12)
    }
  })

  it('stand one below the other inside the window', () => {
    const ys = Array.from({ length: ROWS }, (_, row) => label(row, 0.5, size))
    expect(ys.map(({ y }) => y)).toEqual(ys.map(({ y }) => y).toSorted((a, b) => a - b))
    for (const { x, y } of ys) {
      expect(x).toBeLessThan(size[0])
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(size[1])
    }
  })
})

/** The page's margin (ui/tokens.css, landing/page.module.css), px. */
const marginPx = (widthPx: number, heightPx: number): number =>
  widthPx / heightPx >= 2.1 && heightPx >= 700
    ? widthPx / 2 - 0.84 * heightPx
    : Math.min(64, Math.max(20, 0.0334 * widthPx))

it.each([
  [1440, 900],
  [1024, 768],
  [1100, 800],
  [1180, 820],
  [1280, 720],
  [2000, 800],
  [2560, 1440],
  [900, 640],
  [800, 560],
])('the live session’s label ends inside the margin of %d × %d', (widthPx, heightPx) => {
  // As wide as the browser sets it, with its word.
  const labelPx = 176 * designPx(widthPx, heightPx)
  for (const progress of [0.28, 0.5, 0.68])
    expect(label(0, progress, [widthPx, heightPx]).x + labelPx).toBeLessThan(
      widthPx - marginPx(widthPx, heightPx),
    )
})
