import { describe, expect, it } from 'vitest'
import { partedPx } from '../../../src/timeline/carried.ts'
import { carriedBorderPx } from '../../../src/timeline/flood.ts'
import { leadRow } from '../../../src/timeline/list.ts'
import { TRAY, tokenOf } from '../../../src/timeline/picture.ts'
import { CARRY } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt, seen } from './story.ts'

const layout = layoutOf('desktop')
const lead = leadRow(layout.entries)
const picture = (progress: number, of = layout) => pictureAt('odd-even', progress, of)
const token = (progress: number, shape: number, of = layout) =>
  seen(picture(progress, of), tokenOf(lead, shape), of)

describe('the row that leaves the data sheet', () => {
  it('stands on a tray that grows to the left, and to the names of the rows, flush with the ink that comes to it', () => {
    for (const of of [layout, layoutOf('phone on its side')]) {
      const at = (progress: number) => seen(picture(progress, of), TRAY, of)
      const [before, halfway, last] = [at(0), at(0.027), at(CARRY.widen.until)]
      const names = of.towers?.leftX ?? 0
      expect(halfway.x + halfway.w).toBeGreaterThan(Math.max(before.x + before.w, names - 17) - 1e-3)
      expect(halfway.x + halfway.w).toBeLessThan(Math.max(before.x + before.w + 1e-3, names - 10))
      expect(halfway.x - halfway.w).toBeLessThan(before.x - before.w - 20)
      expect(halfway.y + halfway.h).toBeCloseTo(carriedBorderPx(0.027, of), 3)
      expect(last.x - last.w).toBeLessThan(-of.widthPx / 2)
    }
  })

  it.each(['phone', 'tall tablet'] as const)(
    'is on a tray that thins to a line before it comes to the numbers, and lands as the one between their rows, on a %s',
    name => {
      const of = layoutOf(name)
      const { until: landed } = CARRY.portrait.down
      for (let progress = 0; progress < CARRY.widen.until; progress += 0.001) {
        const { x, y, w, h, alpha } = seen(picture(progress, of), TRAY, of)
        const { y: pieceY } = token(progress, 0, of)
        const xs = [0, 1, 2, 3].map(shape => token(progress, shape, of).x)
        expect(alpha).toBe(1)
        if (progress <= landed) expect(Math.abs(y - pieceY)).toBeLessThan(1.001)
        // Until it reaches for both sides of the window they are in its middle across, too.
        if (progress <= CARRY.portrait.down.from)
          expect([progress, x]).toEqual([
            progress,
            expect.closeTo((Math.min(...xs) + Math.max(...xs)) / 2, 3),
          ])
        const odd = carriedBorderPx(progress, of) + partedPx(progress, of) + (of.table?.rowPx ?? 0) / 2
        if (y - h < odd + (of.table?.rowPx ?? 0) / 2) expect(2 * h).toBeLessThan(4)
        if (progress < landed) continue
        expect(x - w).toBeLessThan(-of.widthPx / 2)
        expect(x + w).toBeGreaterThan(of.towers?.x ?? 0)
      }
      const { y, h } = seen(picture(CARRY.widen.until, of), TRAY, of)
      expect(y + h).toBeCloseTo(carriedBorderPx(CARRY.widen.until, of), 3)
    },
  )
})
