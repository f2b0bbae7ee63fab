import { expect, it } from 'vitest'
import { IN_CELL } from '../../../src/timeline/tower-form.ts'
import { valueOnInk } from '../../../src/timeline/towers.ts'

/** Half the width of a value of two digits over its tower, in columns. */
const HALF = 0.12

it.each([0, 1])(
  'a value over a tower of lane %d is seen only where the ink lies that it is ivory on',
  lane => {
    expect([valueOnInk(0, lane), valueOnInk(1, lane)]).toEqual([0, 1])
    const right = 0.5 + (IN_CELL.offsets[lane] ?? 0) + HALF
    for (let opened = 0; opened <= 1; opened += 0.01)
      if (valueOnInk(opened, lane) > 0) expect(opened).toBeGreaterThanOrEqual(right)
  },
)
