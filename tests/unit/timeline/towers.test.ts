import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { columnPosition, markerColumnAt } from '../../../src/timeline/sheet.ts'
import { SECTION_PX } from '../../../src/timeline/stages.ts'
import { CHART, SHEET_LEAVE_PX } from '../../../src/timeline/thresholds.ts'
import { ASIDE, IN_CELL, standsBelowPx, TOWER_FRAME } from '../../../src/timeline/tower-form.ts'
import { swingColumn } from '../../../src/timeline/tower-swing.ts'
import { CROUCHES, TOWERS, towerHeight } from '../../../src/timeline/towers.ts'
import { layoutOf, TOWER_ROOMS, type WindowName } from './story.ts'
import { inkAt, restPx, towersAt } from './tower-list.ts'

describe.each(['desktop', 'phone', 'phone on its side'] as WindowName[])('on a %s', name => {
  const layout = layoutOf(name)
  const place = layout.towers
  if (!place) throw new Error('the window has no room for towers')

  it('each pattern has a tower for each of its eight values, in its column, on its lane', () => {
    for (let i = 0; i < layout.entries; i++) {
      const { all } = towersAt(restPx(i), layout)
      for (const parity of [0, 1])
        for (const column of COLUMNS) {
          const middle = place.x + (column - 1.5 + (IN_CELL.offsets[parity ? 1 : 0] ?? 0)) * place.pitch
          const value = layout.entryValues[i * TOWERS + parity * 4 + column] ?? Number.NaN
          const shape = COLUMNS.find(each => layout.entryColumns[i * 4 + each] === column)
          const x = middle - (ASIDE[shape ?? 0] ?? 0) * place.size
          const found = all.find(tower => Math.abs(tower.x - x) < 1e-3)
          expect(found?.height).toBeCloseTo(towerHeight(value, place), 3)
          expect(found?.shape).toBe(shape)
          expect(found?.y).toBeCloseTo(place.footY + (parity ? 0 : place.lanePx), 3)
        }
    }
  })

  it('none is higher than its room, words and token included', () => {
    for (let i = 0; i < layout.entries; i++)
      for (const { y, height } of towersAt(restPx(i), layout).all) expect(y + height).toBeLessThan(place.topY)
  })

  it('all stand clear of the table’s rule, and of the room’s upper edge, also while they walk', () => {
    const { floorY } = TOWER_ROOMS[layout.portrait ? 'portrait' : 'landscape']
    for (let px = 0; px <= layout.entries * SECTION_PX; px += 3)
      for (const { y, height } of towersAt(px, layout).all) {
        expect(y - standsBelowPx(place.size) - floorY).toBeGreaterThan(1.5)
        expect(y + height).toBeLessThan(place.topY)
      }
  })
})

describe('between two patterns', () => {
  const layout = layoutOf('desktop')
  const place = layout.towers
  if (!place) throw new Error('the window has no room for towers')
  const orderAt = (entry: number, shape: number) => layout.entryColumns[entry * 4 + shape] ?? Number.NaN
  /** Each shape's two towers, the odd one first, in columns: where they stand beside their own place in the first one. */
  const towersOf = (px: number) =>
    COLUMNS.map(shape => {
      const own = towersAt(px, layout).all.filter(each => Math.floor(each.shape) === shape)
      return own.map(({ x, y, height }, even) => {
        const first = place.x - 1.5 * place.pitch - (ASIDE[shape] ?? 0) * place.size
        const column = (x - first) / place.pitch - (IN_CELL.offsets[even] ?? 0)
        return { column, back: (y - place.footY) / place.lanePx - (even ? 0 : 1), height }
      })
    })
  /** The change from one entry to another, in half px about the boundary. */
  const changeTo = (entry: number) => Array.from({ length: 145 }, (_, i) => entry * SECTION_PX - 36 + i / 2)
  const ENTRIES = [1, 5, 6, 12, 18, 23]
  /** How far the column has changed to which a shape goes. */
  const partOf = (entry: number, shape: number, px: number) =>
    columnPosition(px, layout.entries, orderAt(entry, shape)) - (entry - 1)

  it('each shape keeps its two towers, and walks with both to its next column, with the numbers that come there', () => {
    for (const entry of ENTRIES)
      for (const px of changeTo(entry))
        for (const [shape, own] of towersOf(px).entries()) {
          const [from, to] = [orderAt(entry - 1, shape), orderAt(entry, shape)]
          expect(own).toHaveLength(2)
          for (const { column } of own)
            expect(column).toBeCloseTo(from + (to - from) * partOf(entry, shape, px), 3)
        }
  })

  /** What a tower makes of the pattern that comes. */
  const recordOf = (entry: number, shape: number, even: number) =>
    layout.entryRecords[entry * TOWERS + even * 4 + orderAt(entry, shape)] ?? Number.NaN
  /** Whether a shape stays in its column, and none goes past it. */
  const isCalm = (entry: number, shape: number, even: number) => {
    const column = orderAt(entry, shape)
    const sides = (each: number) => COLUMNS.map(other => Math.sign(orderAt(each, other) - column))
    return recordOf(entry, shape, even) === 0 && sides(entry).join() === sides(entry - 1).join()
  }

  it('their heights go from the one value to the other; half-way those that move or are passed crouch, and none vanishes', () => {
    for (const entry of ENTRIES) {
      const [first, last] = [entry - 1, entry].map(each => towersOf(restPx(each)))
      for (const px of changeTo(entry)) {
        for (const [shape, own] of towersOf(px).entries())
          for (const [even, { height }] of own.entries()) {
            // These come level out of the change, and swing apart then.
            if (orderAt(entry, shape) + swingColumn(layout.entryValues, entry * TOWERS) === 0) continue
            const [from = 0, to = 0] = [first, last].map(each => each?.[shape]?.[even]?.height)
            const part = partOf(entry, shape, px)
            if (recordOf(entry, shape, even) !== 0) continue
            const crouches = isCalm(entry, shape, even) ? 0 : CROUCHES * Math.sin(Math.PI * part)
            expect(height).toBeCloseTo((from + (to - from) * part) * (1 - crouches), 2)
          }
      }
    }
    for (let px = SECTION_PX / 2; px < (layout.entries - 0.5) * SECTION_PX; px += 7)
      for (const { shape } of towersAt(px, layout).all) expect(shape % 1).toBe(0)
  })

  it('they step back from the table; to the right they pass in front, to the left behind, and one that stays does neither', () => {
    for (const entry of ENTRIES)
      for (const px of changeTo(entry))
        for (const [shape, own] of towersOf(px).entries()) {
          const goes = Math.sign(orderAt(entry, shape) - orderAt(entry - 1, shape))
          const part = partOf(entry, shape, px)
          for (const [even, { back }] of own.entries()) {
            const steps = isCalm(entry, shape, even) ? 0 : 0.34 - 0.62 * goes
            expect(back).toBeCloseTo(steps * Math.sin(Math.PI * part), 3)
          }
        }
  })

  it('what makes a record springs past its height, and what makes a lowest one bounces below it', () => {
    const entries = Array.from({ length: layout.entries - 1 }, (_, i) => i + 1)
    const found = { most: 0, least: 0 }
    for (const entry of entries)
      for (const shape of COLUMNS)
        for (const even of [0, 1]) {
          const record = recordOf(entry, shape, even)
          // What swings in the first column comes level out of the change.
          if (record === 0 || orderAt(entry, shape) + swingColumn(layout.entryValues, entry * TOWERS) === 0)
            continue
          const [from, stands] = [entry - 1, entry].map(
            each => towersOf(restPx(each))[shape]?.[even]?.height ?? 0,
          )
          const highest = Math.max(...changeTo(entry).map(px => towersOf(px)[shape]?.[even]?.height ?? 0))
          if (record > 0) {
            found.most++
            expect(highest).toBeGreaterThan(1.01 * (stands ?? 0))
          } else {
            found.least++
            expect(highest).toBeLessThanOrEqual(Math.max(from ?? 0, stands ?? 0) + 1e-3)
          }
        }
    expect(Math.min(found.most, found.least)).toBeGreaterThan(0)
  })

  it('the far ones are drawn first', () => {
    for (let px = 0; px <= layout.entries * SECTION_PX; px += 7) {
      const feet = towersAt(px, layout).all.map(({ y }) => y)
      expect(feet).toEqual(feet.toSorted((a, b) => b - a))
    }
  })
})

describe('the marker’s ink column', () => {
  it('stands where the marker stands, as wide as a column', () => {
    const layout = layoutOf('desktop')
    for (let px = 10; px < 13 * SECTION_PX; px += 7) {
      const [left, right] = inkAt(px, layout)
      const column = markerColumnAt(px, layout.entries)
      expect([left, right]).toEqual([expect.closeTo(column, 6), expect.closeTo(column + 1, 6)])
    }
  })

  it('opens out of the first column’s left edge, within its column, stands, and closes to the right at the end', () => {
    const layout = layoutOf('desktop')
    const end = layout.entries * SECTION_PX
    const pxOf = (progress: number) => (progress - 1) * 3.6 * layout.heightPx
    const { from, until } = CHART.ink
    expect(inkAt(pxOf(from), layout)).toEqual([0, expect.closeTo(0, 6)])
    expect(inkAt(pxOf((from + until) / 2), layout)).toEqual([0, expect.closeTo(0.5, 6)])
    expect(inkAt(pxOf(until + 1e-6), layout)).toEqual([0, 1])
    for (const px of [end - 60, end - SHEET_LEAVE_PX]) expect(inkAt(px, layout)).toEqual([3, 4])
    const [left = 0, right] = inkAt(end - SHEET_LEAVE_PX / 2, layout)
    expect([left > 3.1, left < 3.9, right]).toEqual([true, true, 4])
    expect(inkAt(end, layout)).toEqual([4, 4])
  })
})

it('a tower is placed by the middle of what is seen of it', () => {
  const source = readFileSync('shaders/lib/forms.glsl', 'utf8')
  const [right, up] = [TOWER_FRAME[0][0], TOWER_FRAME[1][0]]
  for (const [shape, name] of ['CIRCLE', 'TRIANGLE', 'SQUARE', 'PENTAGON'].entries()) {
    const [, radius = 0, , down = 0] = (source.match(new RegExp(`${name} = vec4\\(([^)]*)`))?.[1] ?? '')
      .split(',')
      .map(Number)
    const corners = shape === 0 ? 1 : shape + 2
    const places = Array.from({ length: corners }, (_, i) => {
      const angle = (2 * Math.PI * (i + (corners === 4 ? 0.5 : 0))) / corners
      return radius * (right * Math.sin(angle) + up * Math.cos(angle)) - up * down
    })
    expect(ASIDE[shape]).toBeCloseTo((Math.max(...places) + Math.min(...places)) / 2, 2)
  }
})
