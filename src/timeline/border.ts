import type { Layout } from './layout.ts'
import { borderAt } from './parity.ts'

/** Height of the border in a column, in stage px, y up. */
export const borderPx = (progress: number, layout: Layout, column = 0): number =>
  layout.heightPx * (0.5 - borderAt(progress, layout, column))
