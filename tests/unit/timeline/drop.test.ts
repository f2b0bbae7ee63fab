import { describe, expect, it } from 'vitest'
import { DROP } from '../../../src/timeline/drop.ts'
import { FIRST_PLATE, FIRST_RING, PAPER, peek, ROWS, shows, tokenOf } from '../../../src/timeline/picture.ts'
import { SESSIONS } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt, visible } from './story.ts'

const bare = layoutOf('desktop', { entries: 0 })
const sessions = (progress: number) => pictureAt('sessions', progress, bare)
const rows = Array.from({ length: ROWS }, (_, row) => row)

describe('without a data sheet the stack', () => {
  it('stands with its links until its labels have gone', () => {
    const [before, after] = [sessions(0.72), sessions(SESSIONS.alone)]
    expect(visible(after, bare)).toEqual(visible(before, bare))
    expect(after.threads.alpha).toBe(1)
  })

  it('falls from the lowest row up, all of a row together and none of it half seen', () => {
    const stood = sessions(SESSIONS.alone)
    for (const progress of [0.92, 0.95, 0.98]) {
      const drawn = sessions(progress)
      const fallen = (object: number) => peek(stood, object, 1) - peek(drawn, object, 1)
      const plates = rows.map(row => Number(fallen(FIRST_PLATE + row).toFixed(3)))
      expect(plates).toEqual(plates.toSorted((a, b) => a - b))
      expect(plates[0]).toBe(0)
      for (const row of rows) expect(fallen(tokenOf(row, 2))).toBeCloseTo(plates[row] ?? 0, 1)
      for (const thing of visible(drawn, bare)) expect(thing.alpha).toBe(1)
    }
  })

  it('has left but for the row whose pieces go on, which lose what they stand on', () => {
    const left = [0, 1, 2, 3, FIRST_RING, FIRST_PLATE]
    expect(visible(sessions(1), bare).map(({ object }) => object)).toEqual(left)
    const drawn = pictureAt('footer', DROP.first, bare)
    for (const object of [FIRST_RING, FIRST_PLATE, PAPER]) expect(shows(drawn, object)).toBe(false)
  })
})
