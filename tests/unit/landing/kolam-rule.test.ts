import { expect, it } from 'vitest'
import { type BasePattern, PATTERNS } from '../../../src/rules/patterns.ts'
import { ruleOf as clausesOf } from '../../../src/stages/sessions/kolam-rule.ts'

const ruleOf = (pattern: BasePattern): string => clausesOf(pattern).join('')

it('says how the circle and its neighbours tie the line', () => {
  expect(ruleOf('2031')).toBe(
    'The circle in column 1 opens the outer loops and crosses the middle. In between the square turns the line back, the pentagon lets it run.',
  )
  // The row is bent into a ring: column 0 follows column 3.
  expect(ruleOf('0312')).toBe(
    'The circle in column 0 closes the outer loops and crosses the middle. In between the square turns the line back, the pentagon lets it run.',
  )
  expect(ruleOf('3120')).toBe(
    'The circle in column 3 opens the outer loops and parts the middle. In between the square turns the line back, the pentagon lets it run.',
  )
})

it('has each shape do to the line what it does in the design', () => {
  const does = {
    triangle: /the triangle lets (the line|it) cross/,
    square: /the square turns (the line|it) back/,
    pentagon: /the pentagon lets (the line|it) run/,
  }
  for (const pattern of PATTERNS) {
    const said = ruleOf(pattern)
    for (const [shape, words] of Object.entries(does)) if (said.includes(shape)) expect(said).toMatch(words)
  }
})

it('says of each pattern something else', () => {
  expect(new Set(PATTERNS.map(ruleOf)).size).toBe(PATTERNS.length)
})
