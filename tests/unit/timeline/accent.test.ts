import { describe, expect, it } from 'vitest'
import { beginsGroup } from '../../../src/timeline/accent.ts'
import { SECTION_PX } from '../../../src/timeline/stages.ts'
import { layoutOf, pictureAt } from './story.ts'

const layout = layoutOf('desktop')
const kolamAt = (px: number) => pictureAt('data-sheet', px / (layout.entries * SECTION_PX), layout).kolam

describe('a group of patterns', () => {
  it('begins with every sixth of a complete sheet, and not with its first', () => {
    const begin = Array.from({ length: layout.entries }, (_, i) => i).filter(i => beginsGroup(layout, i))
    expect(begin).toEqual([6, 12, 18])
  })

  it('begins with the large kolam untied, and tied as the new one from there', () => {
    const middle = 24
    const around = Array.from({ length: 2 * middle + 1 }, (_, i) => kolamAt(6 * SECTION_PX + 12 - middle + i))
    const reveals = around.map(({ reveal }) => reveal)
    expect(reveals.slice(0, middle + 1)).toEqual(
      reveals.slice(0, middle + 1).toSorted((one, other) => other - one),
    )
    expect(reveals.slice(middle)).toEqual(reveals.slice(middle).toSorted((one, other) => one - other))
    expect([reveals[0], reveals.at(-1)]).toEqual([1, 1])
    const untied = around[middle]
    expect([untied?.reveal, untied?.alpha]).toEqual([expect.closeTo(0, 3), expect.closeTo(0, 3)])
    // Neither line turns into the other: one is drawn out, the other drawn.
    expect(new Set(around.map(({ entry }) => entry))).toEqual(new Set([5, 6]))
  })

  it('is the only place where that happens', () => {
    for (const boundary of [1, 5, 7, 17, 23])
      for (let px = -36; px <= 36; px += 2)
        expect(kolamAt(boundary * SECTION_PX + px)).toMatchObject({ reveal: 1, alpha: 1 })
  })
})
