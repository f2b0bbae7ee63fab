import { describe, expect, it } from 'vitest'
import { operationsOf } from './operations.ts'
import { resolved } from './sources.ts'
import { DRAWN } from './things.ts'

it('counts operators, calls and loops', () => {
  const twice = 'float twice(float x) {\nreturn x + x;\n}\n'
  const main =
    'void main() {\nfor (int i = 0; i < 3; i++) {\na += twice(b) * 2.0;\n}\nfloat c = texture(d, e).x;\n}\n'
  expect(operationsOf(twice + main)).toEqual({ most: 3 * 3 + 1, least: 3 * 3 + 1, fetches: 1 })
})

/**
 * What a pixel of the tier `full` may cost where nothing is mirrored and nothing throws a shadow, and where everything
 * does at once, both sides of every branch counted. The ground fills the screen, everything else a part of it.
 */
const LIMITS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  contour: [1760, 11_000],
  pieces: [5300, 6500],
  paper: [700, 6000],
  phone: [1350, 8000],
}
const OTHERS = [1500, 1500] as const

describe.each(DRAWN.filter(({ variant }) => variant === 'full'))(
  'a pixel of $program in full',
  ({ program }) => {
    it('costs no more operations and reads than the estimate in the README has', () => {
      const { least, most, fetches } = operationsOf(resolved(`${program}.frag`, 'full'))
      const [leastLimit, mostLimit] = LIMITS[program] ?? OTHERS
      expect(least).toBeLessThanOrEqual(leastLimit)
      expect(most).toBeLessThanOrEqual(mostLimit)
      expect(fetches).toBeLessThanOrEqual(1)
    })
  },
)
