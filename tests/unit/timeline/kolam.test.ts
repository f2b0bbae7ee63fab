import { describe, expect, it } from 'vitest'
import { TIP_PLACES } from '../../../src/kolam/dots.ts'
import { FIRST_PLATE, FIRST_RING, type Picture, peek, tokenOf } from '../../../src/timeline/picture.ts'
import { KOLAM, SESSIONS } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt, WINDOWS, type WindowName } from './story.ts'

const NAMES = Object.keys(WINDOWS) as WindowName[]
/** The figure is closed and holds still. */
const HELD = 0.1

describe.each(NAMES)('the gesture of the page: %s', name => {
  const layout = layoutOf(name)
  const picture = (progress: number) => pictureAt('sessions', progress, layout)

  it('has each shape in the loop of its column’s tip, and the ring round the marked one', () => {
    const { kolam, ...drawn } = picture(HELD)
    const places = [0, 1, 2, 3].map(shape => {
      const [x = 0, y = 0] = TIP_PLACES[layout.sessionColumns[shape] ?? 0] ?? []
      return [kolam.x + x * kolam.cell, kolam.y + y * kolam.cell]
    })
    for (const [shape, [x = 0, y = 0]] of places.entries()) {
      expect(peek({ ...drawn, kolam }, tokenOf(0, shape), 0)).toBeCloseTo(x, 3)
      expect(peek({ ...drawn, kolam }, tokenOf(0, shape), 1)).toBeCloseTo(y, 3)
    }
    const marked = places[[...layout.sessionColumns].indexOf(layout.sessionIndex[0] ?? 0)]
    expect(peek({ ...drawn, kolam }, FIRST_RING, 0)).toBeCloseTo(marked?.[0] ?? Number.NaN, 3)
    expect(peek({ ...drawn, kolam }, FIRST_RING, 1)).toBeCloseTo(marked?.[1] ?? Number.NaN, 3)
  })

  it('fits between the header and the lower edge, and between the sides', () => {
    const { kolam } = picture(HELD)
    const half = 2.6 * kolam.cell
    expect(half).toBeLessThan(layout.widthPx / 2 - 8)
    expect(kolam.y + half).toBeLessThan(layout.heightPx / 2 - 50)
    expect(kolam.y - half).toBeGreaterThan(-layout.heightPx / 2)
  })

  it('keeps its shapes inside the window while the row bends', () => {
    for (let progress = 0; progress <= HELD; progress += 0.002) {
      const drawn = picture(progress)
      for (let shape = 0; shape < 4; shape++) {
        const half = peek(drawn, tokenOf(0, shape), 3) / 2
        expect(Math.abs(peek(drawn, tokenOf(0, shape), 0)) + half).toBeLessThan(layout.widthPx / 2 + 2)
        const y = peek(drawn, tokenOf(0, shape), 1)
        expect(y + half).toBeLessThan(layout.heightPx / 2 - 50)
        expect(y - half).toBeGreaterThan(-layout.heightPx / 2)
      }
    }
  })

  it('draws its line evenly with the scroll, whole before it tips back', () => {
    const { from, until } = KOLAM.thread
    const middle = (from + until) / 2
    expect([0, from, middle, until, HELD].map(p => picture(p).kolam.reveal)).toEqual([
      0,
      0,
      expect.closeTo(0.5, 9),
      1,
      1,
    ])
    expect(picture(KOLAM.tip.from).kolam.turn).toEqual([0, 0, 0, 1])
  })

  it('is gone before the last plate is dealt, and its shapes lie on the first plate then', () => {
    // What there is from then on is the sheet's own, on the paper.
    const { alpha, entry } = picture(KOLAM.gone).kolam
    expect(alpha === 0 || entry >= 0).toBe(true)
    expect(KOLAM.land.until).toBeLessThan(SESSIONS.dealt)
    const drawn = picture(SESSIONS.dealt)
    const row = [0, 1, 2, 3].map(shape => peek(drawn, tokenOf(0, shape), 2))
    const plate = peek(drawn, FIRST_PLATE, 2)
    expect(Math.max(...row.map(z => Math.abs(z - plate)))).toBeLessThan(layout.widthPx / 3)
  })

  it('has its dots, faint and without a line, behind the base pattern while that forms, and goes on with them', () => {
    const dots = (progress: number) => pictureAt('representation', progress, layout).kolam
    expect([0, 0.2].map(progress => dots(progress).alpha)).toEqual([0, 0])
    expect([0.3, 0.4, 1].map(progress => dots(progress).dots)).toEqual(
      [0.2, 0.4, 0.4].map(seen => expect.closeTo(seen, 9)),
    )
    const { alpha, reveal, cell, x, y } = picture(0).kolam
    expect(dots(1)).toMatchObject({ alpha, reveal, cell, x, y, dots: picture(0).kolam.dots })
  })

  it('opens its line into the hairline of the first plate, which then takes its place', () => {
    const { kolam, ...drawn } = picture(KOLAM.rim.until + 1e-6)
    const plate = FIRST_PLATE
    const unit = peek({ ...drawn, kolam }, plate, 3)
    expect(kolam.rim).toBeCloseTo(1, 6)
    expect([kolam.x, kolam.y, kolam.z]).toEqual(
      [0, 1, 2].map(i => expect.closeTo(peek({ ...drawn, kolam }, plate, i), 3)),
    )
    // The plate's inlaid line lies .085 of its unit inside its edge (pieces.frag).
    expect(kolam.rimW).toBeCloseTo((peek({ ...drawn, kolam }, plate, 12) - 0.085) * unit, 3)
    expect(kolam.rimH).toBeCloseTo((peek({ ...drawn, kolam }, plate, 13) - 0.085) * unit, 3)
    expect(KOLAM.gone).toBeGreaterThan(KOLAM.filled.until)
    expect(peek(picture(KOLAM.filled.until), plate, 8)).toBe(1)
  })

  it('shows in no other stage: the sheet has kolams of its own', () => {
    const isGesture = ({ kolam }: Picture) => kolam.alpha > 0 && kolam.entry < 0
    for (const stage of ['hero', 'data-sheet', 'odd-even', 'footer'] as const)
      expect(isGesture(pictureAt(stage, 0.5, layout))).toBe(false)
  })
})
