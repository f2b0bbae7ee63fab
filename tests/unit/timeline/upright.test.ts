import { describe, expect, it } from 'vitest'
import { platePx, sessionLabelPx } from '../../../src/timeline/labels.ts'
import type { Layout } from '../../../src/timeline/layout.ts'
import { printMatrix } from '../../../src/timeline/paper.ts'
import { FIRST_PLATE, FORM, LOOK, peek, ROWS, tokenOf } from '../../../src/timeline/picture.ts'
import { LINES, lineLeft } from '../../../src/timeline/representation.ts'
import { SESSIONS } from '../../../src/timeline/thresholds.ts'
import { measured } from './digit-boxes.ts'
import { layoutOf, pictureAt } from './story.ts'

const layout = layoutOf('tall tablet')
const { widthPx, heightPx } = layout
/** What the page has at both sides, and the live session's label, px. */
const MARGIN_PX = 26
const LABEL_PX = 64
const AT = [SESSIONS.links.from, SESSIONS.links.until, SESSIONS.held.until]

const corners = (row: number, progress: number) => platePx(row, progress, false, layout)

describe('the stack of a tall tablet', () => {
  it.each(AT)('fills the measure with its plates and their labels at %d', progress => {
    const left = Math.min(...corners(0, progress).map(({ x }) => x)) - MARGIN_PX
    const label = { x: 0, y: 0 }
    sessionLabelPx(0, progress, widthPx, heightPx, label)
    const right = widthPx - MARGIN_PX - label.x - LABEL_PX
    for (const free of [left, right]) {
      expect(free).toBeGreaterThan(0)
      expect(free).toBeLessThan(45)
    }
  })

  it.each(AT)('leaves room under it for what is printed at the foot of the paper at %d', progress => {
    const at = printedAt(progress, layout)
    // The counter and the strip beside it, px of the page (ticks.module.css).
    const printed = [at(MARGIN_PX, 949), at(205, 949), at(205, 1005), at(widthPx - MARGIN_PX, 1000)]
    const plate = corners(ROWS - 1, progress)
    const [, , right, left] = plate
    for (const [x, y] of printed) {
      expect([x, widthPx - x, heightPx - y].every(px => px > 8)).toBe(true)
      if (!left || !right || x < left.x) continue
      const edge = left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x)
      expect(y - edge).toBeGreaterThan(20)
    }
  })
})

/** Where a point of the printed page is seen, px from the top left. */
function printedAt(progress: number, of: Layout): (xPx: number, yPx: number) => readonly [number, number] {
  const matrix = new Float64Array(16)
  printMatrix(progress, of, matrix)
  const [a = 0, b = 0, , c = 0, d = 0, e = 0, , f = 0] = matrix
  const [x0 = 0, y0 = 0, , w0 = 1] = matrix.subarray(12)
  return (xPx, yPx) => {
    const [x, y] = [xPx - of.widthPx / 2, yPx - of.heightPx / 2]
    const w = c * x + f * y + w0
    return [(a * x + d * y + x0) / w + of.widthPx / 2, (b * x + e * y + y0) / w + of.heightPx / 2]
  }
}

describe('the lines of the base pattern on a tall tablet', () => {
  const row = measured('768x1024').layout
  const left = (line: number, ringAt: number) => lineLeft(1, line, ringAt, row)

  it('are away beside the ring, which is as wide as its column', () => {
    for (const column of [0, 1, 2, 3])
      expect(LINES.map(line => left(line, column))).toEqual(
        LINES.map(line => Number(line !== column && line !== column + 1)),
      )
  })

  it('come and go as the ring rolls, not at once', () => {
    const stepPx = 2
    for (const line of LINES)
      for (let ringAt = 0; ringAt < 3; ringAt += stepPx / row.base.pitch)
        expect(Math.abs(left(line, ringAt + stepPx / row.base.pitch) - left(line, ringAt))).toBeLessThan(0.25)
  })
})

it('no piece comes to be seen beside the plate that its row is dealt from behind', () => {
  let seen = 0
  for (let progress: number = SESSIONS.deal; progress < SESSIONS.dealt; progress += 0.0005) {
    const drawn = pictureAt('sessions', progress, layout)
    for (let row = 1; row < ROWS; row++)
      for (let shape = 0; shape < 4; shape++) {
        const piece = tokenOf(row, shape)
        const alpha = peek(drawn, piece, LOOK)
        if (alpha === 0 || alpha === 1) continue
        seen++
        const away = Math.hypot(
          ...[0, 1, 2].map(axis => peek(drawn, piece, axis) - peek(drawn, FIRST_PLATE, axis)),
        )
        const plate = peek(drawn, FIRST_PLATE, FORM) * peek(drawn, FIRST_PLATE, 3)
        expect(away + 0.5 * peek(drawn, piece, 3)).toBeLessThan(1.06 * plate)
      }
  }
  expect(seen).toBeGreaterThan(0)
})
