import { describe, expect, it } from 'vitest'
import { borderPx } from '../../../src/timeline/border.ts'
import {
  areTaken,
  besideLeftAt,
  goneAt,
  heldOff,
  isOnInk,
  overTray,
  pastAt,
  takenAt,
  takenUpAt,
  turnedAtEdge,
} from '../../../src/timeline/carried.ts'
import type { Layout } from '../../../src/timeline/layout.ts'
import { leadRow } from '../../../src/timeline/list.ts'
import { FIRST_RING, TRAY, tokenOf } from '../../../src/timeline/picture.ts'
import { svhOf } from '../../../src/timeline/stages.ts'
import { CARRY } from '../../../src/timeline/thresholds.ts'
import { createTray, trayAt } from '../../../src/timeline/tray.ts'
import { lerp } from '../../../src/timeline/vec.ts'
import { layoutOf, pictureAt, seen, visible, WINDOWS, type WindowName } from './story.ts'

const COLUMNS = [0, 1, 2, 3] as const
/** Progress of one px of scroll on a window that is 900 px high. */
const PX = 1 / (9 * svhOf('odd-even'))
/** Every second px of the way. */
const WAY = Array.from({ length: Math.ceil(CARRY.grown / PX / 2) }, (_, i) => 2 * i * PX)

/** How the tray pours on a window: upright with the numbers that come from under it. */
const pourOn = ({ portrait }: Layout) => CARRY.pour[portrait ? 'portrait' : 'landscape']

describe.each(Object.keys(WINDOWS) as WindowName[])('from the sheet to odd and even on a %s', name => {
  const layout = layoutOf(name)
  const lead = leadRow(layout.entries)
  const picture = (progress: number) => pictureAt('odd-even', progress, layout)
  const row = (progress: number) => {
    const drawn = picture(progress)
    return COLUMNS.map(shape => seen(drawn, tokenOf(lead, shape), layout)).toSorted((a, b) => a.x - b.x)
  }
  const tray = (progress: number) => {
    const { x, y, w, h } = seen(picture(progress), TRAY, layout)
    return { left: x - w, right: x + w, top: y + h, bottom: y - h }
  }

  it('nothing of the sheet is left over the row and its tray as that begins to grow, nothing at all when it has poured', () => {
    const inRow = (progress: number) => seen(picture(progress), tokenOf(lead, 0), layout)
    const over = visible(picture(CARRY.grow.from), layout)
      .filter(({ kind }) => kind === 'token')
      .filter(({ y }) => y > inRow(CARRY.grow.from).y + 1)
    expect(over).toEqual([])
    const left = visible(picture(pourOn(layout).until), layout)
    expect(left.filter(({ object }) => object === TRAY)).toHaveLength(1)
    expect(left.filter(({ kind }) => kind === 'token')).toHaveLength(4)
    expect(left).toHaveLength(5)
    expect(picture(CARRY.grow.from).towers.alpha).toBe(0)
    expect(seen(picture(0), FIRST_RING, layout).alpha).toBe(0)
  })

  it('pieces under the tray stay until it pours over them, and none shines through it', () => {
    for (const progress of WAY.filter(each => each < pourOn(layout).until)) {
      const drawn = picture(progress)
      const row = seen(drawn, tokenOf(lead, 0), layout)
      const { right, bottom } = tray(progress)
      for (const { x, y, size, alpha } of visible(drawn, layout).filter(({ kind }) => kind === 'token'))
        if (y < row.y - 1 && y - size / 2 > bottom && x < right)
          expect([progress, alpha < 0.4]).toEqual([progress, true])
    }
    const under = (px: number) => visible(picture(px * PX), layout).filter(({ kind }) => kind === 'token')
    expect(under(8).filter(({ alpha }) => alpha > 0.6).length).toBeGreaterThan(4 + 4)
  })

  it('the tray goes across the window as it pours down, pours before it grows up where nothing comes from under it, and never draws back', () => {
    for (const [i, progress] of WAY.entries()) {
      if (progress >= CARRY.grow.until) continue
      const [now, before] = [tray(progress), tray(WAY[i - 1] ?? 0)]
      expect(now.left).toBeLessThanOrEqual(before.left + 1e-3)
      expect(now.right).toBeGreaterThanOrEqual(before.right - 1e-3)
      expect(now.bottom).toBeLessThanOrEqual(before.bottom + 1e-3)
      const poured = (tray(0).bottom - now.bottom) / (tray(0).bottom + layout.heightPx / 2 + 20)
      if (poured > 1 / 2) expect(now.right - now.left).toBeGreaterThan(layout.widthPx)
      // Where it has come half the way to the border there is no paper under it.
      const grown = Math.abs(now.top - tray(0).top) / Math.abs(borderPx(progress, layout) - tray(0).top)
      if (grown > 1 / 2 && !layout.portrait) expect(now.bottom).toBeLessThan(-layout.heightPx / 2)
    }
  })

  it('it becomes the even half in one piece', () => {
    const { left, right, top, bottom } = tray(CARRY.grow.until - 1e-6)
    expect(Math.max(left, -right)).toBeLessThan(-layout.widthPx / 2)
    expect(bottom).toBeLessThan(-layout.heightPx / 2)
    expect(top).toBeCloseTo(borderPx(CARRY.grow.until, layout), 1)
    expect(picture(CARRY.grow.until).ground.border).toBeCloseTo(top, 1)
  })

  it('its pieces stay inside it, apart and as large as one another, until they rise on to the border', () => {
    for (const progress of WAY.filter(each => each < CARRY.rise.from)) {
      const { left, right, top, bottom } = tray(progress)
      for (const [i, { x, y, size }] of row(progress).entries()) {
        const half = size / 2
        expect([x - half > left, x + half < right, y + half < top, y - half > bottom]).toEqual(
          Array(4).fill(true),
        )
        const next = row(progress)[i + 1]
        if (next) expect(next.x - x).toBeGreaterThan(0.9 * size)
      }
    }
  })

  it('they go straight to their columns, and none goes back', () => {
    for (const [i, progress] of WAY.entries()) {
      const [now, before] = [row(progress), row(WAY[i - 1] ?? 0)]
      const ends = row(CARRY.grown)
      for (const column of COLUMNS) {
        const left = (of: typeof now) => Math.abs((ends[column]?.x ?? 0) - (of[column]?.x ?? 0))
        expect(left(now)).toBeLessThanOrEqual(left(before) + 0.5)
      }
    }
  })
})

describe('the numbers', () => {
  it('stand by their pieces before these grow, and the even ones not before there is ink under them', () => {
    for (const column of COLUMNS)
      for (const isEven of [false, true]) expect(goneAt(CARRY.rise.from, column, isEven)).toBeCloseTo(0, 9)
    const { grown } = CARRY
    const pour = CARRY.pour.landscape
    for (const column of COLUMNS) {
      expect(goneAt((pour.from + pour.until) / 2 - 0.005, column, true)).toBe(1)
      expect(goneAt(grown, column, true)).toBeCloseTo(0, 9)
    }
  })

  it('have what stands beside them when they have come', () => {
    const layout = layoutOf('desktop')
    expect(besideLeftAt(CARRY.numbers.until - 0.005, false, layout)).toBe(0)
    expect(besideLeftAt(CARRY.grown, false, layout)).toBe(1)
  })

  it('have what stands over them as soon as the heading has risen, where the tray does not come up to it', () => {
    const { step, risen } = CARRY.heading
    const comes = (['desktop', 'phone on its side', 'phone'] as const).map(name =>
      besideLeftAt(risen + step, true, layoutOf(name)),
    )
    expect(comes.map(left => left > 0.3)).toEqual([true, false, false])
    expect(besideLeftAt(risen + 0.01, true, layoutOf('desktop'))).toBe(1)
  })

  it('have it upright as soon as the tray has come down from there, before what stands under them', () => {
    const layout = layoutOf('phone')
    const { from, until } = CARRY.over.portrait
    expect(trayAt(from, layout, createTray()).grown).toBeGreaterThan(0.8)
    expect(besideLeftAt(until, true, layout)).toBe(1)
    expect(besideLeftAt(until, false, layout)).toBe(0)
  })
})

describe('the numbers of the table', () => {
  it('come from there on upright and on wide windows, on low ones none', () => {
    const windows = ['phone', 'desktop', 'phone on its side'] as const
    expect(windows.map(name => areTaken(0.01, layoutOf(name)))).toEqual([true, true, false])
    expect(areTaken(CARRY.grown, layoutOf('phone'))).toBe(false)
  })

  it('have come before what is beside them stands, one after the other', () => {
    const layout = layoutOf('phone')
    for (const column of COLUMNS) {
      expect(takenUpAt(CARRY.taken.portrait.from, column, layout)).toBe(0)
      expect(takenAt(CARRY.beside.until, column, layout)).toBe(1)
    }
    const half = (CARRY.taken.portrait.from + CARRY.taken.portrait.until) / 2
    const way = COLUMNS.map(column => takenAt(half, column, layout))
    expect(way).toEqual(way.toSorted((a, b) => b - a))
  })

  it('turn over at the edges of the ink, and never lie across one', () => {
    const inked = { top: 40, bottom: -60 }
    const half = 20
    for (let y = -100; y <= 80; y += 0.25) {
      const middle = y + heldOff(y, half, inked)
      const high = half * turnedAtEdge(y, half, inked)
      expect(Math.min(Math.abs(middle - 40), Math.abs(middle + 60)) - high).toBeGreaterThan(-1e-9)
      expect(isOnInk(middle, inked)).toBe(isOnInk(y, inked))
    }
    expect([-80, -60, -10, 40, 60].map(y => turnedAtEdge(y, half, inked))).toEqual([1, 0, 1, 0, 1])
  })

  it.each([{ name: 'phone', range: 3207, table: -256, own: 58, half: 27, scale: 0.54, most: 9 }] as const)(
    'of the odd ones no two at a time, and none for long, are seen edge-on at the tray of a $name',
    window => {
      const layout = layoutOf(window.name)
      const tray = createTray()
      const away = [0, 0, 0, 0]
      for (let px = 0; px < CARRY.grown * window.range; px += 0.5) {
        const progress = px / window.range
        trayAt(progress, layout, tray)
        const now = COLUMNS.filter(column => {
          const up = lerp(window.table, overTray(window.own, window.half, tray), pastAt(progress, column))
          const half = window.half * lerp(window.scale, 1, takenAt(progress, column, layout))
          // As flat as that it cannot be read.
          return turnedAtEdge(up, half, tray) < 0.6
        })
        expect([px, now.length <= 1]).toEqual([px, true])
        for (const column of now) away[column] = (away[column] ?? 0) + 0.5
      }
      for (const each of away) expect(each).toBeGreaterThan(0)
      expect(Math.max(...away)).toBeLessThanOrEqual(window.most)
      trayAt(CARRY.grown, layout, tray)
      for (const column of COLUMNS)
        expect(
          lerp(window.table, overTray(window.own, window.half, tray), pastAt(CARRY.grown, column)),
        ).toBeCloseTo(window.own, 6)
    },
  )
})
