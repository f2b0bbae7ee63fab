import { percent } from '../../content/mdx/words.ts'
import { ordinal } from '../../content/ordinal.ts'
import type { Column } from '../../rules/constants.ts'
import type { SampleDraw } from '../../rules/draws.ts'
import { sheetValueText } from '../../rules/sheet-value.ts'

/** Says for which time of the pattern a row is at occurrence k: for this one, or the other row for the one after it. */
export const chipText = (k: number, isNow: boolean): string =>
  isNow ? `now: ${ordinal(k)} time` : `next: ${ordinal(k + 1)} time`

/**
 * Says what has been drawn, up to the selection index; by the sample season's own mark not that it is a sample. Where the
 * number line names no chances, with that of the column drawn, and where there is none, with its sheet value too.
 */
export function drawText(
  { value, chances, index }: Pick<SampleDraw, 'value' | 'chances' | 'index'>,
  pattern: string,
  isMarked: boolean,
  line: 'none' | 'bare' | 'named',
): string {
  const begins = isMarked ? 'Draw' : 'Sample draw'
  const chance = `chance ${percent(chances[index])}`
  if (line === 'none') return `${begins}: sheet value ${value}, ${chance}, gives ${pattern}`
  return line === 'bare' ? `${begins}, ${chance}: ${pattern}` : `${begins}: ${pattern}`
}

/**
 * Says by a sheet value what is taken off it for its column's share of past draws, per cent, '' where that is nothing; and what
 * is left of how many with what all columns get (specification, section 4, steps 2 to 4).
 */
export function madeTexts(
  { average, shift, weights, total }: Pick<SampleDraw, 'average' | 'shift' | 'weights' | 'total'>,
  column: Column,
): readonly [less: string, rest: string] {
  const share = average[column]
  const all = sheetValueText(Math.abs(shift))
  const more = Number(all) ? ` ${shift > 0 ? '+' : '−'}${all}` : ''
  const part = `${sheetValueText(weights[column])} of ${sheetValueText(total)}`
  return [share ? `−${share}` : '', `${more}${share || more ? ' = ' : ''}${part}`]
}
