import { expect, it } from 'vitest'
import { ROLLS } from '../../../src/timeline/leaps.ts'
import { leadRow } from '../../../src/timeline/list.ts'
import { tokenOf } from '../../../src/timeline/picture.ts'
import { layoutOf, pictureAt, seen } from './story.ts'

it('on a phone the three roll on the rim and inside the window', () => {
  const of = layoutOf('phone')
  const row = leadRow(of.entries)
  for (let progress: number = ROLLS.from; progress < ROLLS.until; progress += 0.004) {
    const drawn = pictureAt('footer', progress, of)
    const { sunX, sunY, sunRadius } = drawn.ground
    for (const shape of [1, 2, 3]) {
      const { x, y, size } = seen(drawn, tokenOf(row, shape), of)
      // Little farther from the rim than on a corner, where one makes way for the next; and not even that corner comes near the window's edge.
      const away = Math.hypot(x - sunX, y - sunY) - sunRadius
      expect(away / size, `shape ${shape} at ${progress}`).toBeLessThan(0.9)
      expect(of.widthPx / 2 - Math.abs(x) - 0.59 * size, `shape ${shape} at ${progress}`).toBeGreaterThan(12)
    }
  }
})
