import { describe, expect, it } from 'vitest'
import { TIP_PLACES } from '../../../src/kolam/dots.ts'
import { SESSIONS_CUES } from '../../../src/timeline/cues.ts'
import { partOf } from '../../../src/timeline/easing.ts'
import { FIRST_PLATE, FIRST_RING, FORM, type Picture, peek, tokenOf } from '../../../src/timeline/picture.ts'
import { KOLAM, SESSIONS } from '../../../src/timeline/thresholds.ts'
import { turn, type Vec3 } from '../../../src/timeline/vec.ts'
import { layoutOf, pictureAt, WINDOWS, type WindowName } from './story.ts'

const NAMES = Object.keys(WINDOWS) as WindowName[]
/** The figure is closed and holds still. */
const HELD = KOLAM.thread.until

const tip: Vec3 = [0, 0, 0]

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
    // About the middle of its piece, clear of the line round the loop.
    const [tipX = 0, tipY = 0] = TIP_PLACES[layout.sessionIndex[0] ?? 0] ?? []
    const [x = 0, y = 0, , size = 0] = [0, 1, 2, 3].map(i => peek({ ...drawn, kolam }, FIRST_RING, i))
    expect(x).toBeCloseTo(kolam.x + tipX * kolam.cell, 3)
    expect(y).toBeCloseTo(kolam.y + tipY * kolam.cell, 3)
    const fromMiddle = Math.hypot(tipX, tipY)
    expect(0.56 - (fromMiddle - 2) - 0.742 * (size / kolam.cell)).toBeGreaterThan(0.12)
  })

  it('stands in the middle of the window, with room for words and number at the sides of wide ones', () => {
    const { kolam } = picture(HELD)
    expect(kolam.x).toBe(0)
    if (!layout.portrait)
      expect(layout.widthPx / 2 - 2.6 * kolam.cell).toBeGreaterThanOrEqual(300 * layout.u - 1e-6)
  })

  it('has contour lines round it as its thread is drawn, none before, and none when its plate has tipped', () => {
    const { thread, contoursGo, opens } = KOLAM
    const ground = (progress: number) => {
      const { contour, flow, contoursFigure } = picture(progress).ground
      return { contour, flow, contoursFigure }
    }
    expect(ground(thread.from)).toMatchObject({ contoursFigure: false })
    // The row's own have gone by then.
    const turns = KOLAM.contours.from
    expect(ground(turns)).toEqual({ contour: 0, flow: 0, contoursFigure: false })
    expect(ground(turns + 1e-4).contour).toBeLessThan(0.01)
    const drawn = [0.07, 0.075, 0.082, thread.until].map(progress => ground(progress))
    expect(drawn.every(({ contoursFigure }) => contoursFigure)).toBe(true)
    // They go out as they come, and rest with the thread.
    for (const each of ['contour', 'flow'] as const) {
      const values = drawn.map(at => at[each])
      expect(values).toEqual(values.toSorted((a, b) => a - b))
      expect(new Set(values).size).toBe(values.length)
    }
    expect(drawn.at(-1)?.flow).toBeCloseTo(0, 9)
    expect(ground(KOLAM.plate.until)).toEqual(ground(thread.until))
    expect(ground(contoursGo.until).contour).toBe(0)
    expect(contoursGo.until).toBeLessThan(opens.until)
  })

  it('fits between the header and the lower edge, and between the sides', () => {
    const { kolam } = picture(HELD)
    const half = 2.6 * kolam.cell
    expect(half).toBeLessThan(layout.widthPx / 2 - 8)
    expect(kolam.y + half).toBeLessThan(layout.heightPx / 2 - 50)
    expect(kolam.y - half).toBeGreaterThan(-layout.heightPx / 2)
  })

  it('has its plate below the header, with air on all sides', () => {
    const drawn = picture(KOLAM.plate.until)
    const [, y = 0, , unit = 0] = [0, 1, 2, 3].map(i => peek(drawn, FIRST_PLATE, i))
    const half = unit * peek(drawn, FIRST_PLATE, FORM)
    expect(layout.heightPx / 2 - 53 - (y + half)).toBeGreaterThan(8)
    expect(layout.heightPx / 2 + y - half).toBeGreaterThan(8)
    expect(layout.widthPx / 2 - half).toBeGreaterThan(8)
    // The line keeps a fair distance from its edge.
    expect(half - 2.6 * drawn.kolam.cell).toBeGreaterThan(0.2 * drawn.kolam.cell)
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

  it('is drawn over 190 px and whole for 230, while its plate comes up about it little by little and rests, and opens out to that as it begins to tip', () => {
    const px = (progress: number) => progress * 3240
    const { thread, plate, tip, opens } = KOLAM
    expect(px(plate.until - plate.from)).toBeGreaterThanOrEqual(150)
    expect(px(thread.until - thread.from)).toBeGreaterThanOrEqual(190)
    expect(px(opens.from - thread.until)).toBeGreaterThanOrEqual(230)
    expect(px(tip.from - plate.until)).toBeGreaterThanOrEqual(65)
    // Its words have come by then, and stay as long.
    expect(px(thread.until - SESSIONS_CUES.kolam)).toBeGreaterThanOrEqual(100)
    expect(SESSIONS_CUES.kolamUntil).toBeGreaterThan(opens.from)
    // What opens is seen from the front for most of the way.
    expect((tip.from - opens.from) / (opens.until - opens.from)).toBeGreaterThan(0.7)
    // The story rests as the plate has come: its words are there.
    expect(SESSIONS_CUES.kolamUntil).toBeGreaterThan(plate.until)
    let last = { alpha: 0, half: 0 }
    for (let at = px(plate.from); at <= px(plate.until); at += 10) {
      const { kolam, ...drawn } = picture(at / 3240)
      expect([kolam.reveal, kolam.wide, kolam.high]).toEqual([1, expect.closeTo(1, 6), expect.closeTo(1, 6)])
      const [alpha = 0, unit = 0, wide = 0] = [8, 3, 12].map(i => peek({ ...drawn, kolam }, FIRST_PLATE, i))
      expect(alpha - last.alpha).toBeLessThan(0.1)
      // Its outline comes from about the line, and grows.
      expect(unit * wide).toBeGreaterThan(2.6 * kolam.cell)
      expect(unit * wide).toBeGreaterThan(last.half)
      last = { alpha, half: unit * wide }
    }
    expect(last.alpha).toBeGreaterThan(0.9)
  })

  it('lies on a plate that is opaque before it tips far, pressed together with it', () => {
    const on = (progress: number) => {
      const { kolam, ...drawn } = picture(progress)
      const [alpha = 0, unit = 0, w = 0, h = 0] = [8, 3, 12, 13].map(i =>
        peek({ ...drawn, kolam }, FIRST_PLATE, i),
      )
      return {
        kolam,
        alpha,
        w: unit * w,
        h: unit * h,
        place: [0, 1, 2].map(i => peek({ ...drawn, kolam }, FIRST_PLATE, i)),
      }
    }
    expect(on(HELD).alpha).toBe(0)
    for (let progress: number = KOLAM.plate.until; progress < KOLAM.close.until; progress += 0.004) {
      const { kolam, alpha, w, h, place } = on(progress)
      expect(alpha).toBe(1)
      expect(place).toEqual([kolam.x, kolam.y, kolam.z].map(n => expect.closeTo(n, 3)))
      // The line reaches 2.56 cells from its middle.
      expect(2.56 * kolam.cell * kolam.wide).toBeLessThan(w)
      expect(2.56 * kolam.cell * kolam.high).toBeLessThan(h)
    }
  })

  it('is kept by its plate: the line opens out to its rim, its dots go, and as the rim it closes with the plate', () => {
    const { opens, joins, close } = KOLAM
    const line = (progress: number) => {
      const { reveal, alpha, dots, width, rim } = picture(progress).kolam
      return { reveal, alpha, dots, width, opened: rim.opened }
    }
    expect(line(opens.from)).toEqual({ reveal: 1, alpha: 1, dots: 1, width: 1, opened: 0 })
    expect(line(opens.until)).toMatchObject({ reveal: 1, alpha: 1, dots: 0, opened: 1 })
    expect(line(opens.until).width).toBeLessThan(1)
    expect(line(joins.until - 1e-4).width).toBeLessThan(0.01)
    expect(line(joins.until).alpha).toBe(0)
    expect(joins.until).toBeLessThan(close.until)
    expect((opens.until - opens.from) * 3240).toBeGreaterThan(100)
    for (let progress: number = opens.from; progress < joins.until; progress += 0.002) {
      const { kolam, ...drawn } = picture(progress)
      const [unit = 0, w = 0, h = 0] = [3, 12, 13].map(i => peek({ ...drawn, kolam }, FIRST_PLATE, i))
      expect(kolam.rim.wide * kolam.cell).toBeCloseTo(unit * w, 2)
      expect(kolam.rim.high * kolam.cell).toBeCloseTo(unit * h, 2)
    }
  })

  it('has its words where it rests, none beside the pieces of the sum, and no rule when the line has half opened', () => {
    const { thread, plate, opens, words, ruleGoes } = KOLAM
    const left = (progress: number) => partOf(progress, words) * (1 - partOf(progress, ruleGoes))
    expect([thread.until, plate.until].map(left)).toEqual([1, 1])
    expect([4110, 4159].map(px => left((px - 3978) / 3240))).toEqual([0, 0])
    expect(left((opens.from + opens.until) / 2 + 1e-6)).toBeLessThan(0.02)
  })

  it('keeps the words that say what it is until the heading of the sessions comes', () => {
    const { opens, wordsGo } = KOLAM
    expect(wordsGo.from).toBeGreaterThan(opens.from)
    expect(wordsGo.until).toBeLessThan(SESSIONS.heading.from)
    expect((SESSIONS.heading.from - wordsGo.until) * 3240).toBeLessThan(50)
  })

  it('has opened before a shape leaves its loop', () => {
    for (let progress: number = KOLAM.plate.until; progress <= KOLAM.close.until; progress += 0.001) {
      const { kolam, ...drawn } = picture(progress)
      if (kolam.rim.opened > 0.7) continue
      for (let shape = 0; shape < 4; shape++) {
        const [x = 0, y = 0] = TIP_PLACES[layout.sessionColumns[shape] ?? 0] ?? []
        turn(tip, kolam.turn, x * kolam.cell * kolam.wide, y * kolam.cell * kolam.high, 0)
        const [atX, atY] = [0, 1].map(i => peek({ ...drawn, kolam }, tokenOf(0, shape), i))
        const away = Math.hypot((atX ?? 0) - kolam.x - tip[0], (atY ?? 0) - kolam.y - tip[1])
        expect(away).toBeLessThan(0.35 * kolam.cell)
      }
    }
  })

  it('has every shape over its plate while the ring of shapes becomes the row', () => {
    for (let progress: number = KOLAM.plate.until; progress <= KOLAM.close.until; progress += 0.002) {
      const drawn = picture(progress)
      const [px = 0, py = 0, pz = 0, unit = 0] = [0, 1, 2, 3].map(i => peek(drawn, FIRST_PLATE, i))
      const [qx = 0, qy = 0, qz = 0, qw = 1] = [4, 5, 6, 7].map(i => peek(drawn, FIRST_PLATE, i))
      const at: Vec3 = [0, 0, 0]
      for (let shape = 0; shape < 4; shape++) {
        const [x = 0, y = 0, z = 0, size = 0] = [0, 1, 2, 3].map(i => peek(drawn, tokenOf(0, shape), i))
        turn(at, [-qx, -qy, -qz, qw], x - px, y - py, z - pz)
        // On tall tablets a shape reaches this far over the edge while the plate closes, px.
        const overPx = layout.portrait && layout.widthPx >= 700 ? 5 : 0
        expect(Math.abs(at[0]) + 0.52 * size).toBeLessThan(unit * peek(drawn, FIRST_PLATE, 12) + overPx)
        expect(Math.abs(at[1]) + 0.52 * size).toBeLessThan(unit * peek(drawn, FIRST_PLATE, 13) + overPx)
      }
    }
  })

  it('closes to the first row’s plate for the most part before the others come from behind it', () => {
    const wide = (progress: number, row: number) => {
      const drawn = picture(progress)
      return peek(drawn, FIRST_PLATE + row, 3) * peek(drawn, FIRST_PLATE + row, 13)
    }
    const below = (progress: number) => {
      const drawn = picture(progress)
      return (peek(drawn, FIRST_PLATE, 1) - peek(drawn, FIRST_PLATE + 1, 1)) / wide(KOLAM.close.until, 0)
    }
    const opens =
      Array.from({ length: 200 }, (_, i) => KOLAM.tip.from + i * 5e-4).find(at => below(at) > 0.5) ?? 0
    const whole = wide(KOLAM.plate.until, 0)
    const row = wide(KOLAM.close.until, 0)
    expect((whole - wide(opens, 0)) / (whole - row)).toBeGreaterThan(0.75)
    expect((opens - KOLAM.tip.from) * 3240).toBeGreaterThan(150)
  })

  it('is gone when its plate has become the first row', () => {
    const { alpha, entry } = picture(KOLAM.close.until).kolam
    expect(alpha === 0 || entry >= 0).toBe(true)
    expect(picture(KOLAM.close.until - 1e-6).kolam.alpha).toBeLessThan(0.01)
    expect(KOLAM.close.until).toBeLessThan(SESSIONS.dealt)
  })

  it('shows in no other stage: the sheet has kolams of its own', () => {
    const isGesture = ({ kolam }: Picture) => kolam.alpha > 0 && kolam.entry < 0
    for (const stage of ['hero', 'data-sheet', 'odd-even', 'footer'] as const)
      expect(isGesture(pictureAt(stage, 0.5, layout))).toBe(false)
  })
})
