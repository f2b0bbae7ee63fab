import { COLUMNS, type Column, MOVING_AVERAGE_WINDOW } from './constants.ts'
import { type RandomSource, randomInteger } from './random.ts'
import { makeRow, type Row } from './sheet.ts'

/** A stretch of the number line: the drawn integers from `from` up to but excluding `to`. */
interface Region {
  readonly index: Column
  readonly from: number
  readonly to: number
}

export interface NumberLine {
  readonly regions: readonly Region[]
  readonly total: number
}

/** Every intermediate result of the five steps by which a selection index is chosen. */
export interface SelectionSteps extends NumberLine {
  /** Step 1: the moving average, in whole percent. */
  readonly average: Row
  /** Step 2: data sheet row minus moving average. */
  readonly differences: Row
  /** Step 3: what is added to each difference (below 0: subtracted), and the differences after it. */
  readonly shift: number
  readonly weights: Row
  /** Step 5. */
  readonly drawn: number
  readonly index: Column
}

/**
 * Step 1: in how many percent, rounded to integers, of the last `window` sessions with a base pattern each
 * index was chosen. `indices` are these sessions' selection indices, oldest first; all zero where there is none.
 */
export function movingAverage(indices: readonly Column[], window = MOVING_AVERAGE_WINDOW): Row {
  const recent = indices.slice(Math.max(0, indices.length - window))
  if (recent.length === 0) return [0, 0, 0, 0]
  return makeRow(column =>
    Math.round((100 * recent.filter(index => index === column).length) / recent.length),
  )
}

/** Steps 2 and 3: how wide each index's region is. The smallest is 1, in whichever direction that shifts. */
export function selectionWeights(row: Row, average: Row): Row {
  return shiftToOne(subtract(row, average))
}

/** Step 4: the weights laid along a number line from 0, in index order. */
export function numberLine(weights: Row): NumberLine {
  let total = 0
  const regions = COLUMNS.map(index => {
    const from = total
    total += weights[index]
    return { index, from, to: total }
  })
  return { regions, total }
}

/**
 * The chance of each index, in percent: how many of the integers that may be drawn lie in its region. This, and not
 * the row of the sheet, is how likely an index is.
 */
export function chancesOn({ regions, total }: NumberLine): Row {
  const drawable = Math.ceil(total)
  return makeRow(column => {
    const { from = 0, to = 0 } = regions[column] ?? {}
    return (100 * (Math.ceil(to) - Math.ceil(from))) / drawable
  })
}

/** The chances of a row of the sheet, after the earlier sessions with its base pattern. */
export function chancesFor(row: Row, previous: readonly Column[]): Row {
  return chancesOn(numberLine(selectionWeights(row, movingAverage(previous))))
}

/** Step 5: a random integer from 0 up to but excluding the total, and the index whose region holds it. */
export function drawIndex(
  { regions, total }: NumberLine,
  random: RandomSource,
): { drawn: number; index: Column } {
  // A sheet may hold fractions: below a total of 4.5 lie the integers 0 to 4.
  const drawn = randomInteger(Math.ceil(total), random)
  return { drawn, index: regions.find(({ to }) => drawn < to)?.index ?? 3 }
}

/**
 * The five steps of “How the index is chosen” (content/pages/docs.mdx) in one. `row` is the odd or even row as it
 * applies, `previous` the selection indices of the season's earlier sessions with the same base pattern, oldest first.
 */
export function chooseSelectionIndex(choice: {
  readonly row: Row
  readonly previous: readonly Column[]
  readonly window?: number
  readonly random: RandomSource
}): SelectionSteps {
  const average = movingAverage(choice.previous, choice.window)
  const differences = subtract(choice.row, average)
  const weights = shiftToOne(differences)
  const line = numberLine(weights)
  return {
    average,
    differences,
    shift: 1 - Math.min(...differences),
    weights,
    ...line,
    ...drawIndex(line, choice.random),
  }
}

function subtract(row: Row, average: Row): Row {
  return makeRow(column => row[column] - average[column])
}

function shiftToOne(differences: Row): Row {
  const smallest = Math.min(...differences)
  // Not `difference + (1 - smallest)`: with large fractions that would round the smallest away from 1.
  return makeRow(column => differences[column] - smallest + 1)
}
