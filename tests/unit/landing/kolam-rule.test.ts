import { expect, it } from 'vitest'
import { ruleOf } from '../../../src/landing/sessions/kolam-rule.ts'
import { PATTERNS } from '../../../src/rules/patterns.ts'

it('says how the circle and its neighbours tie the line', () => {
  expect(ruleOf('2031')).toBe(
    'The circle, in column 1, opens the outer loops and crosses the middle. Beside it the square turns the line back, the pentagon leads it on.',
  )
  // The row is bent into a ring: column 0 follows column 3.
  expect(ruleOf('0312')).toBe(
    'The circle, in column 0, closes the outer loops and crosses the middle. Beside it the square turns the line back, the pentagon leads it on.',
  )
  expect(ruleOf('3120')).toBe(
    'The circle, in column 3, opens the outer loops and parts the middle. Beside it the square turns the line back, the pentagon leads it on.',
  )
})

it('says of each pattern something else', () => {
  expect(new Set(PATTERNS.map(ruleOf)).size).toBe(PATTERNS.length)
})
