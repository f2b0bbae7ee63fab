import type { BasePattern } from '../../rules/patterns.ts'

/** The pattern with its columns `left` and `left + 1` exchanged. */
export function swapColumns(pattern: BasePattern, left: 0 | 1 | 2): BasePattern {
  const digits = [...pattern]
  digits.splice(left, 2, ...digits.slice(left, left + 2).reverse())
  return digits.join('')
}
