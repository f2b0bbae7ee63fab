import { describe, expect, it } from 'vitest'
import { createHeroLive } from '../../../src/film/hand.ts'
import { createPicture, tokenOf } from '../../../src/film/picture.ts'
import { leadRow } from '../../../src/stages/data-sheet/play.ts'
import { occurrenceAt, progressOf } from '../../../src/stages/odd-even/play.ts'
import { stopAt } from '../../../src/stages/stops.ts'
import { sample } from '../../../src/stages/story.ts'
import { at, layoutOf, seen, shownOf, showPattern } from './story.ts'

const layout = layoutOf('desktop')
const lead = leadRow(layout.entries)
const KS = [1, 2, 3, 4, 5, 6, 7, 8]

describe('the row', () => {
  it('shows the columns of another pattern when that one is picked', () => {
    const drawn = createPicture()
    const picked = shownOf(layout)
    showPattern(picked, '3210')
    sample(at('odd-even', 0.5, layout.entries), layout, createHeroLive(), picked, drawn)
    const columns = [0, 1, 2, 3].map(shape =>
      Math.round(seen(drawn, tokenOf(lead, shape), layout).x / 336 + 1.5),
    )
    expect(columns).toEqual([3, 2, 1, 0])
  })
})

describe('the occurrences', () => {
  it('are counted from 1 to 8, each at rest where the strip leads to it', () => {
    expect([0, ...KS.map(progressOf), 1].map(occurrenceAt)).toEqual([1, ...KS, 8])
    for (const k of KS)
      expect(stopAt('odd-even', progressOf(k) * 3000, 3000)).toBeCloseTo(progressOf(k) * 3000, 9)
    expect(() => progressOf(9)).toThrow('There is no occurrence 9')
  })
})
