import { ordinal } from '../../content/ordinal.ts'
import type { Column } from '../../rules/constants.ts'
import type { Layout } from '../../timeline/layout.ts'
import { LOW_PX } from '../../timeline/parity.ts'

/** Wide enough for the whole sentence over the name of the odd row, px: in the portrait composition it has a line of its own. */
const WHOLE_PX = { portrait: 700, landscape: 1024 } as const

/** Says which row a pattern uses at which times; small windows have room for the rows' names alone. */
export function ruleText(
  pattern: string,
  { portrait, widthPx, heightPx }: Pick<Layout, 'portrait' | 'widthPx' | 'heightPx'>,
): string {
  const isWhole = portrait ? widthPx >= WHOLE_PX.portrait : widthPx >= WHOLE_PX.landscape && heightPx > LOW_PX
  return isWhole
    ? `Odd times of ${pattern} use the odd row, even times the even row.`
    : 'Odd times use ODD, even times EVEN.'
}

/** Says for which time of the pattern a row is at occurrence k: for this one, or the other row for the one after it. */
export const chipText = (k: number, isNow: boolean): string =>
  isNow ? `now: ${ordinal(k)} time` : `next: ${ordinal(k + 1)} time`

/** Says what has been drawn, up to the selection index; by the sample season's own mark not that it is a sample. */
export const drawText = (column: Column | undefined, pattern: string, isMarked: boolean): string =>
  `${isMarked ? 'Draw' : 'Sample draw'}: column ${column} gives ${pattern}`
