import { describe, expect, it } from 'vitest'
import { COLUMNS, PATTERN_COUNT, SHAPE_COUNT, SHAPES } from '../../../src/rules/constants.ts'
import { columnOf, isColumn, PATTERNS, shapeAt } from '../../../src/rules/patterns.ts'

describe('base patterns', () => {
  it('are the 24 permutations of 0123, in lexicographic order', () => {
    const counted: string[] = []
    for (let value = 0; value <= 3333; value += 1) {
      const digits = String(value).padStart(4, '0')
      if ([...digits].toSorted().join('') === '0123') counted.push(digits)
    }
    expect(PATTERNS).toEqual(counted)
    expect(PATTERNS).toHaveLength(24)
    expect(PATTERN_COUNT).toBe(24)
  })

  it('tell which shape stands in a column, and in which column a shape stands', () => {
    expect(COLUMNS.map(column => shapeAt('2031', column))).toEqual([2, 0, 3, 1])
    expect(COLUMNS.map(shape => columnOf('2031', shape))).toEqual([1, 3, 0, 2])
    for (const pattern of PATTERNS) {
      for (const shape of COLUMNS) expect(shapeAt(pattern, columnOf(pattern, shape))).toBe(shape)
    }
  })

  it.each(['', '0012', '0120', 'abcd'])('refuse to answer for %j, which is none', pattern => {
    expect(() => shapeAt(pattern, 0)).toThrow(RangeError)
    expect(() => columnOf(pattern, 0)).toThrow(RangeError)
  })
})

describe('shapes', () => {
  it('are circle, triangle, square and pentagon, a to d', () => {
    expect(SHAPES.map(({ id, letter, name }) => `${id}${letter} ${name}`)).toEqual([
      '0a Circle',
      '1b Triangle',
      '2c Square',
      '3d Pentagon',
    ])
    expect(SHAPE_COUNT).toBe(4)
  })

  it('have the integers 0 to 3 as ids, and nothing else', () => {
    expect([0, 1, 2, 3].every(isColumn)).toBe(true)
    expect([-1, 4, 1.5, '1', Number.NaN, null].some(isColumn)).toBe(false)
  })
})
