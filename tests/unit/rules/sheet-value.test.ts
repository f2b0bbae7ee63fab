import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sheetValueText, stepText, totalText } from '../../../src/rules/sheet-value.ts'

describe('a sheet value', () => {
  it.each([
    [0, '0'],
    [33.333, '33.3'],
    [0.04, '0'],
    [100, '100'],
    [9999.94, '9999.9'],
    [9999.96, '10000'],
    [123456.7, '123457'],
    [999999.4, '999999'],
    [999999.6, '1e6'],
    [1234567, '1.23e6'],
    [1.5e21, '1.5e21'],
    [1.26e100, '1e100'],
    [1e308, '1e308'],
    [Number.MAX_VALUE, '2e308'],
    [Number.MIN_VALUE, '0'],
  ])('%d is written %s', (value, text) => {
    expect(sheetValueText(value)).toBe(text)
  })

  it('is never empty, longer than six characters, or far from the number it stands for', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), value => {
        const text = sheetValueText(value)
        expect(text).toMatch(/^\d[\d.e]{0,5}$/)
        if (value < 1e308)
          expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(Math.max(0.05, value / 2))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a line every', () => {
  it.each([
    [10, '10'],
    [0.5, '0.5'],
    [0.05, '0.05'],
    [3 * 0.1, '0.3'],
    [2e-7, '2e-7'],
    [20_000, '20000'],
    [1e8, '1e8'],
  ])('%d is written %s', (step, text) => {
    expect(stepText(step)).toBe(text)
  })
})

it.each([
  [[22, 45, 24, 9], '100 in all'],
  [[0.1, 0.2, 0.3, 0.4], '1 in all'],
  [[33.3, 33.3, 33.3, 0], '99.9 in all'],
  [[0, 0, 0, 0], '0 in all'],
  [[1e308, 1e308, 1e308, 0], '2e308 in all'],
])('the sum of a row %j is written %s', (row, text) => {
  expect(totalText(row)).toBe(text)
})
