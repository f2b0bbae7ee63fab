import { expect, it } from 'vitest'
import type { Column } from '../../../src/rules/constants.ts'
import { seededRandom } from '../../../src/rules/random.ts'
import { chooseSelectionIndex } from '../../../src/rules/selection.ts'
import type { Row } from '../../../src/rules/sheet.ts'
import { chipText, drawText, madeTexts } from '../../../src/stages/odd-even/words.ts'

it('names by each row the time that it is for: this one, or the one after it', () => {
  expect([chipText(3, true), chipText(3, false)]).toEqual(['now: 3rd time', 'next: 4th time'])
  expect([chipText(1, true), chipText(8, false)]).toEqual(['now: 1st time', 'next: 9th time'])
})

it('says what has been drawn, with what no number line tells of it, and that it is a sample where no mark beside it does', () => {
  const draw = { value: 45, chances: [40, 20.41, 30, 9.59], index: 1 } as const
  const words = (isMarked: boolean, line: 'none' | 'bare' | 'named') => drawText(draw, '3210', isMarked, line)
  expect(words(false, 'none')).toBe('Sample draw: sheet value 45, chance 20.4%, gives 3210')
  expect(words(false, 'bare')).toBe('Sample draw, chance 20.4%: 3210')
  expect(words(false, 'named')).toBe('Sample draw: 3210')
  expect(words(true, 'named')).toBe('Draw: 3210')
})

it('says by a number how the rules come from it to its part of the number line, and nothing of what is nothing', () => {
  const made = (row: Row, previous: readonly Column[], column: Column) =>
    madeTexts(chooseSelectionIndex({ row, previous, random: seededRandom(1) }), column)
  expect(made([22, 45, 24, 9], [1], 0)).toEqual(['', ' +56 = 78 of 224'])
  expect(made([22, 45, 24, 9], [1], 1)).toEqual(['−100', ' +56 = 1 of 224'])
  expect(made([22, 45, 24, 9], [], 3)).toEqual(['', ' −8 = 1 of 68'])
  expect(made([26, 35, 38, 1], [], 3)).toEqual(['', '1 of 100'])
  expect(made([10.5, 30, 30, 29.5], [], 0)).toEqual(['', ' −9.5 = 1 of 62'])
})
