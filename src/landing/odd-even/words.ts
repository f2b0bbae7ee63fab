import { percent } from '../../content/mdx/words.ts'
import { ordinal } from '../../content/ordinal.ts'
import type { SampleDraw } from '../../rules/draws.ts'
import { sheetValueText } from '../../rules/sheet-value.ts'
import type { Layout } from '../../timeline/layout.ts'
import { LOW_PX } from '../../timeline/parity.ts'

/** Wide enough for the whole sentence over the name of the odd row, px: in the portrait composition it has a line of its own. */
const WHOLE_PX = { portrait: 700, landscape: 1024 } as const

type Window = Pick<Layout, 'portrait' | 'widthPx' | 'heightPx'>

const isWhole = ({ portrait, widthPx, heightPx }: Window): boolean =>
  portrait ? widthPx >= WHOLE_PX.portrait : widthPx >= WHOLE_PX.landscape && heightPx > LOW_PX

/** Says which row a pattern uses at which times; small windows have room for the rows' names alone. */
export function ruleText(pattern: string, window: Window): string {
  return isWhole(window)
    ? `Odd times of ${pattern} use the odd row, even times the even row.`
    : 'Odd times use ODD, even times EVEN.'
}

/** Says for which time of the pattern a row is at occurrence k: for this one, or the other row for the one after it. */
export const chipText = (k: number, isNow: boolean): string =>
  isNow ? `now: ${ordinal(k)} time` : `next: ${ordinal(k + 1)} time`

/**
 * Says what the column that has been drawn came to its chance by, up to the selection index: where the number line names the
 * chances, what makes them of sheet values, else the one drawn; by the sample season's own mark not that it is a sample.
 */
export function drawText(
  { value, chances, index }: Pick<SampleDraw, 'value' | 'chances' | 'index'>,
  pattern: string,
  isMarked: boolean,
  window: Window,
  hasLine: boolean,
): string {
  const begins = isMarked ? 'Draw' : 'Sample draw'
  const chance = percent(chances[index])
  if (!isWhole(window)) return `${begins}, chance ${chance}: ${pattern}`
  return hasLine
    ? `${begins}, weighted by value less % of past draws: ${pattern}`
    : `${begins}: sheet value ${value}, chance ${chance}, gives ${pattern}`
}

/**
 * Says what makes a column's part of the number line of its sheet value: what of its past draws is taken off, per cent, and
 * what is added to all columns; '' where nothing does.
 */
export function madeText(average: number, shift: number): string {
  const all = sheetValueText(Math.abs(shift))
  const off = average ? [`less ${average}`] : []
  const on = Number(all) ? [`${shift > 0 ? 'plus' : 'less'} ${all}`] : []
  const made = [...off, ...on].join(', ')
  return made && `${made}: `
}
