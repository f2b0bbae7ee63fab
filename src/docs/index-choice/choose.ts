import { COLUMNS, type Column, MOVING_AVERAGE_WINDOW } from '../../rules/constants.ts'
import { seededRandom } from '../../rules/random.ts'
import {
  chooseSelectionIndex,
  drawIndex,
  type NumberLine,
  type SelectionSteps,
} from '../../rules/selection.ts'
import type { Row } from '../../rules/sheet.ts'

/** The five steps for a number that the reader chose instead of drawing it; a number too large becomes the last. */
export function stepsFor(row: Row, previous: readonly Column[], drawn: number): SelectionSteps {
  const choose = (random: () => number) =>
    chooseSelectionIndex({ row, previous, window: MOVING_AVERAGE_WINDOW, random })
  const { total } = choose(() => 0)
  const numbers = Math.ceil(total)
  return choose(() => (Math.min(drawn, numbers - 1) + 0.5) / numbers)
}

/** How many of `draws` draws fall to each index. The same seed gives the same draws. */
export function countDraws(line: NumberLine, draws: number, seed: number): readonly number[] {
  const random = seededRandom(seed)
  const counts = COLUMNS.map(() => 0)
  for (let draw = 0; draw < draws; draw += 1) {
    const { index } = drawIndex(line, random)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}
