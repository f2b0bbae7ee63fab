import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { entryPx } from '../../../src/timeline/sheet.ts'
import { levelAt, swingColumn } from '../../../src/timeline/tower-swing.ts'
import { TOWERS, towerHeight } from '../../../src/timeline/towers.ts'
import { layoutOf } from './story.ts'
import { towersAt } from './tower-list.ts'

const QUARTER_PX = 75

describe('the column of the widest swing', () => {
  it('is the one whose odd and even values differ most, the first of several', () => {
    expect(swingColumn([10, 20, 30, 40, 12, 20, 45, 39], 0)).toBe(2)
    expect(swingColumn([10, 20, 30, 40, 20, 30, 40, 30], 0)).toBe(0)
    expect(swingColumn([0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 1, 9, 3, 4], 8)).toBe(1)
  })

  it.each(COLUMNS)(
    'levels its towers as the marker comes to column %i, and lets them swing apart beyond their own',
    column => {
      const begins = column * QUARTER_PX
      expect(levelAt(begins - (column ? 14 : 0), column)).toBe(1)
      expect(levelAt(begins + (column ? 9 : 30), column)).toBeLessThan(-0.1)
    },
  )

  it.each(COLUMNS)('has all of it done where the marker rests, in every column (%i)', column => {
    for (const rest of COLUMNS) {
      if (column === 0 && rest < column) continue
      expect(levelAt(entryPx(0, rest), column)).toBeCloseTo(0, 6)
    }
  })
})

it('on the way to it the two towers of a pattern are as high as each other, and no other one moves', () => {
  const layout = layoutOf('desktop')
  const { entryValues, towers: place } = layout
  if (!place) throw new Error('the window has no room for towers')
  for (let entry = 1; entry < layout.entries; entry++) {
    const first = entry * TOWERS
    const column = swingColumn(entryValues, first)
    if (column === 0) continue
    const px = entry * 300 + column * QUARTER_PX - 14
    const mean = ((entryValues[first + column] ?? 0) + (entryValues[first + 4 + column] ?? 0)) / 2
    const [before, on] = [entryPx(entry, column - 1), px].map(each => towersAt(each, layout).all)
    const moved = on?.filter(({ height }, i) => Math.abs(height - (before?.[i]?.height ?? 0)) > 1e-3) ?? []
    expect(moved.length).toBeLessThanOrEqual(2)
    for (const { height } of moved) expect(height).toBeCloseTo(towerHeight(mean, place), 2)
  }
})
