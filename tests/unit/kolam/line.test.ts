import { describe, expect, it } from 'vitest'
import type { Point } from '../../../src/kolam/dots.ts'
import { CORNERS, cornersOf, kolam } from '../../../src/kolam/line.ts'
import { CROSSING, GATE, type States, statesOf, WALL } from '../../../src/kolam/states.ts'
import { PATTERNS } from '../../../src/rules/patterns.ts'

const CASES: readonly States[] = [WALL, CROSSING, GATE].flatMap((a, _, all) =>
  all.flatMap(b => all.flatMap(c => all.map((d): States => [a, b, c, d]))),
)

const rounded = (value: number) => (Math.round(value * 1e6) / 1e6 || 0).toString()

/** What is seen of a line, whichever end of it was drawn first: its segments in a fixed order and direction. */
function drawn(line: readonly (readonly Point[])[]): string {
  return line
    .map(segment => {
      const points = segment.map(([x, y]) => `${rounded(x)},${rounded(y)}`)
      const back = points.toReversed()
      return [points.join(' '), back.join(' ')].sort()[0]
    })
    .sort()
    .join('\n')
}

describe('The kolam of a base pattern', () => {
  it('exists for each of 24 among 81 cases with quarter-turn symmetry, and for no others', () => {
    expect(CASES).toHaveLength(81)
    const single = CASES.filter(states => cornersOf(states).length === CORNERS.length)
    expect(single).toHaveLength(24)
    expect(single.every(([a, b, c, d]) => a !== WALL && d !== WALL && b !== c)).toBe(true)
    expect(PATTERNS.map(statesOf).sort()).toEqual(single.toSorted())
  })

  it('follows the worked examples', () => {
    expect(statesOf('2031')).toEqual([GATE, GATE, WALL, CROSSING])
    expect(statesOf('0312')).toEqual([CROSSING, GATE, WALL, CROSSING])
  })

  it('tells which pattern it is', () => {
    const recovered = PATTERNS.map(pattern => {
      const [tips, right, left, heart] = statesOf(pattern)
      const circle = (heart === GATE ? 2 : 0) + (tips === GATE ? 1 : 0)
      const shapes: Readonly<Record<number, string>> = { [CROSSING]: '1', [WALL]: '2', [GATE]: '3' }
      const row: string[] = []
      row[circle] = '0'
      row[(circle + 1) % 4] = shapes[right] ?? ''
      row[(circle + 3) % 4] = shapes[left] ?? ''
      row[(circle + 2) % 4] = '123'.replace(shapes[right] ?? '', '').replace(shapes[left] ?? '', '')
      return row.join('')
    })
    expect(recovered).toEqual(PATTERNS)
    expect(new Set(PATTERNS.map(pattern => drawn(kolam(pattern)))).size).toBe(24)
  })

  it.each(PATTERNS)('%s is one closed line through 52 corners, each once', pattern => {
    const line = kolam(pattern)
    expect(line).toHaveLength(52)
    for (const [i, [start]] of line.entries()) expect(line.at(i - 1)?.[3]).toEqual(start)
    const corners = cornersOf(statesOf(pattern)).map(
      ({ dot, from, to }) => `${dot} ${from[0] + to[0]} ${from[1] + to[1]}`,
    )
    expect(new Set(corners).size).toBe(52)
  })

  it.each(PATTERNS)('%s looks the same after each quarter turn, a quarter of the way on', pattern => {
    const line = kolam(pattern)
    const later = line.map((_, i) => line[(i + 13) % 52]?.flat() ?? [])
    const isClockwise = (later[0]?.[1] ?? 0) > 2.5
    const turned = line.map(segment => segment.flatMap(([x, y]) => (isClockwise ? [y, -x] : [-y, x])))
    for (const [i, numbers] of turned.entries()) {
      for (const [k, number] of numbers.entries()) expect(later[i]?.[k]).toBeCloseTo(number, 9)
    }
  })
})
