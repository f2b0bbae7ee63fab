import { expect, it } from 'vitest'
import { carryChip } from '../../../src/timeline/tower-chips.ts'
import { layoutOf } from './story.ts'

it('keeps the shape of a stack that becomes a chip, also where the chip is wider than the stack', () => {
  const layout = layoutOf('phone')
  const { towers, table } = layout
  if (!towers || !table) throw new Error('this window has no towers')
  const narrow = { ...towers, size: table.chip.widthPx / 1.8 }
  const list = new Float32Array(32)
  for (let carry = 0; carry <= 0.12; carry += 0.005)
    for (let shape = 0; shape < 4; shape++) {
      carryChip(list, shape, shape, 3 - shape, 60, carry, layout, narrow, table)
      expect(Math.floor(list[shape * 4 + 3] ?? -1)).toBe(shape)
    }
})
