import { carriedAt, sunkAt } from './carried.ts'
import { clamp, smoothstep } from './easing.ts'
import { borderPx } from './flood.ts'
import type { Layout, TablePlace, TowerPlace } from './layout.ts'
import { ASIDE, IN_CELL } from './tower-form.ts'
import { lerp } from './vec.ts'

/** Height of the chip that a tower sinks to, over its size; and of that by its number, over its width. */
const CHIP = { sunk: 0.16, rests: 0.12 } as const
/** The even row's chips have come to the odd row's, which applies first, after this share of their way. */
const TOGETHER = 0.4
/** Less than the whole, so that the shape can still be told. */
const GONE = 0.999

/**
 * Writes a tower of the table as that grows into ODD & EVEN: it sinks to one chip, and the two of a column go together as
 * the first chip over its odd number.
 * @param high how high it stood, px
 * @param carry progress of ODD & EVEN
 */
export function carryChip(
  list: Float32Array,
  index: number,
  shape: number,
  column: number,
  high: number,
  carry: number,
  layout: Layout,
  { x, pitch, footY, lanePx, size }: TowerPlace,
  { chip }: TablePlace,
): void {
  const parity = index < 4 ? 0 : 1
  const carried = carriedAt(carry)
  const apart = parity * (1 - smoothstep(carried / TOGETHER))
  const [odd, even] = IN_CELL.offsets
  const wide = lerp(1, chip.widthPx / size, carried)
  const fromX = x + (column - 1.5 + lerp(odd, even, apart)) * pitch
  const toX = layout.parity.x + (column - 1.5) * layout.parity.pitch - chip.leftPx
  const lies = lerp(CHIP.sunk, CHIP.rests, carried) * size * wide
  const isGone = parity === 1 && apart === 0
  list[index * 4] = lerp(fromX, toX, carried) - (ASIDE[shape] ?? 0) * size * wide
  list[index * 4 + 1] = lerp(footY + lanePx * (1 - apart), borderPx(carry, layout) + chip.upPx, carried)
  list[index * 4 + 2] = isGone ? 0 : lerp(high, Math.min(high, lies), sunkAt(carry, column))
  // What is missing of its size is told as a fraction.
  list[index * 4 + 3] = shape + (isGone ? GONE : clamp(1 - wide, 0, GONE))
}
