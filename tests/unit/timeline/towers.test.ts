import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { columnPosition, markerColumnAt, rollingPosition } from '../../../src/timeline/sheet.ts'
import { SECTION_PX } from '../../../src/timeline/stages.ts'
import { CHART } from '../../../src/timeline/thresholds.ts'
import { ASIDE, IN_CELL, TOWER_FRAME } from '../../../src/timeline/tower-form.ts'
import { TOWERS, towerHeight } from '../../../src/timeline/towers.ts'
import { layoutOf, type WindowName } from './story.ts'
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
})

describe('between two patterns', () => {
  const layout = layoutOf('desktop')
  const place = layout.towers
  if (!place) throw new Error('the window has no room for towers')
  const boundaryOf = (entry: number) => entry * SECTION_PX
  /** The towers with whole shapes, and how much of its width each has. */
  const seenAt = (px: number) =>
    towersAt(px, layout).all.map(each => ({
      ...each,
      shape: Math.floor(each.shape),
      wide: 1 - (each.shape % 1),
    }))

  /** The two towers of a column at a place. */
  const inColumn = (px: number, column: number) =>
    seenAt(px).filter(({ x }) => Math.round((x - place.x) / place.pitch + 1.5) === column)
  const heightIn = (px: number, column: number): number =>
    inColumn(px, column).reduce((sum, { height }) => sum + height, 0)
  /** Where towers change about a boundary, in half px. */
  const about = (boundary: number) => Array.from({ length: 225 }, (_, i) => boundary - 56 + i / 2)
  const shapeIn = (entry: number, column: number) =>
    COLUMNS.find(shape => layout.entryColumns[entry * 4 + shape] === column)
  /** From 0123 to 0132 the first two shapes keep their columns. */
  const second = SECTION_PX

  it('those of a shape that stays in its column grow or shrink there, a little beyond, and settle', () => {
    for (const column of [0, 1]) {
      const [first, last] = [heightIn(restPx(0), column), heightIn(restPx(1), column)]
      const all = about(second).map(px => heightIn(px, column))
      const beyond = Math.max(...all.map(each => (each - last) / (last - first)))
      expect(beyond).toBeGreaterThan(0.04)
      expect(beyond).toBeLessThan(0.07)
      expect(Math.min(...all.map(each => (each - first) / (last - first)))).toBeGreaterThan(-1e-6)
      expect(new Set(about(second).map(px => inColumn(px, column)[0]?.x)).size).toBe(1)
    }
  })

  it('those of another shape rise where the ones before them have sunk, in each column by itself', () => {
    for (const entry of [1, 5])
      for (const column of COLUMNS) {
        const [before, after] = [shapeIn(entry - 1, column), shapeIn(entry, column)]
        const towers = about(boundaryOf(entry)).map(px => inColumn(px, column))
        for (const both of towers) {
          const feet = both.map(({ y }) => y - place.footY).toSorted((one, other) => one - other)
          expect(feet).toEqual([0, place.lanePx].map(y => expect.closeTo(y, 3)))
          for (const { height, shape } of both) {
            expect([before, after]).toContain(shape)
            expect(height).toBeGreaterThanOrEqual(0)
          }
        }
        const shapes = towers.map(both => both[0]?.shape)
        const changes = shapes.filter((shape, i) => i > 0 && shape !== shapes[i - 1])
        expect(changes).toEqual(before === after ? [] : [after])
        const least = Math.min(...towers.flat().map(({ wide }) => wide))
        if (before === after) expect(least).toBe(1)
        else expect(least).toBeLessThan(0.1)
      }
  })

  it('at any time two columns at least have towers that can be read, of one pattern or the other', () => {
    const rests = COLUMNS.map(column => [0, 1].map(entry => heightIn(restPx(entry), column)))
    for (const px of about(second)) {
      const read = COLUMNS.filter(column =>
        rests[column]?.some(each => Math.abs(heightIn(px, column) - each) < 0.35 * each),
      )
      expect(read.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('no shape is ever over two columns, in any change', () => {
    const twice: string[] = []
    for (let px = SECTION_PX / 2; px < (layout.entries - 0.5) * SECTION_PX; px += 0.5) {
      const shown = towersAt(px, layout).all.slice(0, 4)
      const shapes = shown.filter(({ shape }) => shape % 1 < 0.9).map(({ shape }) => Math.floor(shape))
      if (new Set(shapes).size < shapes.length) twice.push(`${shapes} at ${px}`)
    }
    expect(twice).toEqual([])
  })

  it('no two stand in the same place', () => {
    for (let px = boundaryOf(5) - 36; px <= boundaryOf(5) + 36; px += 0.5) {
      const shown = seenAt(px).filter(({ wide }) => wide > 0.05)
      for (const [i, one] of shown.entries())
        for (const other of shown.slice(i + 1))
          if (Math.abs(one.y - other.y) < 1)
            expect(Math.abs(one.x - other.x)).toBeGreaterThan(0.5 * place.pitch)
    }
  })

  it('where a group of six begins all of them are dealt anew, chip by chip, while the ink goes back in strides of a column', () => {
    const lowest = (boundary: number) =>
      COLUMNS.map(column => Math.min(...about(boundary).map(px => heightIn(px, column))))
    for (const group of [6, 12, 18])
      for (const height of lowest(boundaryOf(group))) expect(height).toBeLessThan(1)
    expect(Math.max(...lowest(second))).toBeGreaterThan(place.stepPx)
    let rested = 0
    for (let px = boundaryOf(6); px < boundaryOf(6) + 56; px += 0.2)
      for (const { height } of seenAt(px)) {
        const chips = height / place.stepPx
        if (chips > 0.5 && Math.abs(chips - Math.round(chips)) < 1e-4) rested++
      }
    expect(rested).toBeGreaterThan(60)
    const wide = (px: number) => {
      const [left = 0, right = 0] = inkAt(px, layout)
      return right - left
    }
    for (const group of [6, 12, 18]) {
      const widths = about(boundaryOf(group)).map(wide)
      // Never over more than two columns, and three times over no more than one on the way.
      expect(Math.max(...widths)).toBeCloseTo(2, 6)
      expect(Math.min(...widths)).toBeCloseTo(1, 6)
      const whole = widths.filter((each, i) => each > 1.99 && (widths[i - 1] ?? 2) <= 1.99)
      expect(whole.length).toBe(3)
      const narrow = widths.filter((each, i) => each < 1.01 && (widths[i - 1] ?? 1) >= 1.01)
      expect(narrow.length).toBe(3)
      expect([widths[0], wide(boundaryOf(group) + 56)]).toEqual([1, 1].map(n => expect.closeTo(n, 6)))
      const lefts = about(boundaryOf(group)).map(px => inkAt(px, layout)[0] ?? 0)
      expect(lefts).toEqual(lefts.toSorted((a, b) => b - a))
    }
    for (let px = 60; px < boundaryOf(6) - 54; px += 3) expect(wide(px)).toBeCloseTo(1, 6)
  })

  it('the far ones are drawn first', () => {
    for (let px = 0; px <= layout.entries * SECTION_PX; px += 7) {
      const feet = towersAt(px, layout).all.map(({ y }) => y)
      expect(feet).toEqual(feet.toSorted((a, b) => b - a))
    }
  })
})

describe('the marker’s ink column', () => {
  /** So much of a column at either side of its towers and numbers is free. */
  const FREE = 0.15

  it('lies at no place of a change over numbers or towers of two entries', () => {
    const layout = layoutOf('desktop')
    const { entries } = layout
    const met: string[] = []
    for (let px = SECTION_PX / 2; px < (entries - 0.5) * SECTION_PX; px++) {
      const [left = 0, right = 0] = inkAt(px, layout)
      const under = COLUMNS.filter(column => column + FREE < right && column + 1 - FREE > left)
      for (const [name, position] of [
        ['numbers', rollingPosition],
        ['towers', columnPosition],
      ] as const)
        if (new Set(under.map(column => Math.round(position(px, entries, column)))).size > 1)
          met.push(`${name} at ${px}`)
    }
    expect(met).toEqual([])
  })

  it('stands where the marker stands, as wide as a column', () => {
    const layout = layoutOf('desktop')
    for (const px of [10, 38, 113, 188, 263, 300, 3000]) {
      const [left, right] = inkAt(px, layout)
      const column = markerColumnAt(px, layout.entries)
      expect([left, right]).toEqual([expect.closeTo(column, 6), expect.closeTo(column + 1, 6)])
    }
  })

  it('opens out of the first column’s left edge, within its column, and stands to the end', () => {
    const layout = layoutOf('desktop')
    const end = layout.entries * SECTION_PX
    const pxOf = (progress: number) => (progress - 1) * 3.6 * layout.heightPx
    const { from, until } = CHART.ink
    expect(inkAt(pxOf(from), layout)).toEqual([0, expect.closeTo(0, 6)])
    expect(inkAt(pxOf((from + until) / 2), layout)).toEqual([0, expect.closeTo(0.5, 6)])
    expect(inkAt(pxOf(until + 1e-6), layout)).toEqual([0, 1])
    for (const px of [end - 15, end]) expect(inkAt(px, layout)).toEqual([3, 4])
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
