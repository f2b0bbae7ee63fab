import { dataOf } from '../../support/landing.ts'
import type { Place } from '../access/places.ts'
import { middleOf, type Point } from './input.ts'
import { openedAt } from './opened.ts'

/** Where pieces and ring can be moved. */
export const BASE_PATTERN: Place = { stage: 'representation', progress: 0.98 }

/** The base pattern where its pieces and its ring can be moved, and what the page says of it. */
export function basePatternTests() {
  const opened = openedAt(BASE_PATTERN)
  const at = (column: number): Promise<Point> => middleOf(opened.page, `[data-slot=base-${column}]`)
  return {
    open: opened.open,
    /** The middle of a column. */
    at,
    /** How far the columns are apart, px. */
    pitch: async (): Promise<number> => (await at(1)).x - (await at(0)).x,
    /** Where the band of the ring can be taken. */
    async band(column: number): Promise<Point> {
      const { x, y } = await at(column)
      const size = await opened.page.$eval(
        `[data-slot=base-${column}]`,
        slot => slot.getBoundingClientRect().width,
      )
      return { x: x - 0.7 * size, y }
    },
    /** What the page shows of pattern and index. */
    async shown(): Promise<string> {
      const { pattern, index } = await dataOf(opened.page, 'representation')
      return `${pattern}+${index}`
    },
    said: (): Promise<string | null> =>
      opened.page.$eval('#representation [aria-live]', region => region.textContent),
  }
}
