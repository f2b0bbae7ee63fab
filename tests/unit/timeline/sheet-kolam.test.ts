import { expect, it } from 'vitest'
import { createPicture } from '../../../src/timeline/picture.ts'
import { listPosition, markerColumnAt } from '../../../src/timeline/sheet.ts'
import { discTurns, sampleSheetKolam } from '../../../src/timeline/sheet-kolam.ts'
import { SECTION_PX } from '../../../src/timeline/stages.ts'
import { SHEET_LEAVE_PX } from '../../../src/timeline/thresholds.ts'
import { layoutOf } from './story.ts'

const layout = { ...layoutOf('desktop'), kolam: { x: 0, y: 0, size: 150 } }
const endPx = layout.entries * SECTION_PX

it('the sheet’s kolam is one whole line wherever the list is, also where a group begins, and ties anew with it', () => {
  const picture = createPicture()
  for (let px = 0; px <= endPx - SHEET_LEAVE_PX; px++) {
    sampleSheetKolam(px, layout, picture)
    const { reveal, alpha, entry } = picture.kolam
    expect([reveal, alpha]).toEqual([1, 1])
    expect(Math.round(entry)).toBe(Math.round(listPosition(px, layout.entries)))
  }
})

it('its disc goes round the tips in one direction, and is at the marker’s where that rests', () => {
  const turnsAt = (px: number) =>
    discTurns(listPosition(px, layout.entries), markerColumnAt(px, layout.entries))
  for (let px = 0; px < endPx; px++) {
    const on = (turnsAt(px + 1) - turnsAt(px) + 4) % 4
    expect(on).toBeLessThan(0.2)
  }
  for (const column of [0, 1, 2, 3])
    expect(turnsAt(5 * SECTION_PX + column * 75 + 37 + (column ? 0 : 21))).toBe(column)
})
