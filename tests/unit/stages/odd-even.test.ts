import { describe, expect, it } from 'vitest'
import { placeIn } from '../../../src/film/places.ts'
import { createHeroLive } from '../../../src/picture/hand.ts'
import { createPicture, tokenOf } from '../../../src/picture/picture.ts'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { parityOf } from '../../../src/rules/occurrence.ts'
import { leadRow } from '../../../src/story/data-sheet/play.ts'
import { occurrenceAt, progressOf } from '../../../src/story/odd-even/play.ts'
import { stopAt } from '../../../src/story/stops.ts'
import { sample } from '../../../src/story/story.ts'
import { at, layoutOf, pictureAt, seen, shownOf, showPattern } from './story.ts'

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

  it.each(['desktop', 'phone'] as const)('stands on the border at every occurrence, on %s', name => {
    const of = layoutOf(name)
    for (const k of KS) {
      const drawn = pictureAt('odd-even', progressOf(k), of)
      const { y } = placeIn(of.places, `border-${parityOf(k)}`)
      expect(drawn.ground.border).toBeCloseTo(y, 6)
      for (const shape of COLUMNS) {
        const column = of.entryColumns[(of.entries - 1) * 4 + shape] ?? 0
        const piece = seen(drawn, tokenOf(leadRow(of.entries), shape), of)
        expect(Math.abs(piece.x - (column - 1.5) * of.parity.pitch)).toBeLessThan(0.5)
        expect(Math.abs(piece.y - y)).toBeLessThan(0.5)
      }
    }
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
