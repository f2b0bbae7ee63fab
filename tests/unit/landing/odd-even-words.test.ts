import { expect, it } from 'vitest'
import { chipText, drawText, madeText, ruleText } from '../../../src/landing/odd-even/words.ts'

it.each([
  [1440, 900, 'Odd times of 3210 use the odd row, even times the even row.'],
  [768, 1024, 'Odd times of 3210 use the odd row, even times the even row.'],
  [390, 844, 'Odd times use ODD, even times EVEN.'],
  [844, 390, 'Odd times use ODD, even times EVEN.'],
])(
  'teaches which row applies when, in the words that a window of %i × %i has room for',
  (widthPx, heightPx, words) => {
    expect(ruleText('3210', { portrait: heightPx > widthPx, widthPx, heightPx })).toBe(words)
  },
)

it('names by each row the time that it is for: this one, or the one after it', () => {
  expect([chipText(3, true), chipText(3, false)]).toEqual(['now: 3rd time', 'next: 4th time'])
  expect([chipText(1, true), chipText(8, false)]).toEqual(['now: 1st time', 'next: 9th time'])
})

it('says what chance the column drawn had, and that the draw is a sample where no mark beside it does', () => {
  const draw = { value: 45, chances: [40, 20.41, 30, 9.59], index: 1 } as const
  const desktop = { portrait: false, widthPx: 1440, heightPx: 900 }
  const phone = { portrait: true, widthPx: 390, heightPx: 844 }
  expect(drawText(draw, '3210', false, desktop, false)).toBe(
    'Sample draw: sheet value 45, chance 20.4%, gives 3210',
  )
  expect(drawText(draw, '3210', true, desktop, false)).toBe('Draw: sheet value 45, chance 20.4%, gives 3210')
  expect(drawText(draw, '3210', false, phone, true)).toBe('Sample draw, chance 20.4%: 3210')
})

it('says what makes chances of sheet values where the number line names all of those', () => {
  const draw = { value: 45, chances: [40, 20.41, 30, 9.59], index: 1 } as const
  const desktop = { portrait: false, widthPx: 1440, heightPx: 900 }
  const words = drawText(draw, '3210', false, desktop, true)
  expect(words).toBe('Sample draw, weighted by value less % of past draws: 3210')
})

it('says by a number what is taken off it for past draws and what all columns get, and nothing of what is nothing', () => {
  expect(madeText(50, 17)).toBe('less 50, plus 17: ')
  expect(madeText(0, 16.999999)).toBe('plus 17: ')
  expect(madeText(0, -8)).toBe('less 8: ')
  expect(madeText(25, 0)).toBe('less 25: ')
  expect(madeText(0, 0.01)).toBe('')
})
