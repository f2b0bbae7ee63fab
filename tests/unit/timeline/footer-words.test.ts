import { describe, expect, it } from 'vitest'
import { FOOTER_CUES } from '../../../src/timeline/cues.ts'
import { circleBefore } from '../../../src/timeline/footer.ts'
import { createPicture } from '../../../src/timeline/picture.ts'
import { stopAt } from '../../../src/timeline/stops.ts'
import { comesAt, ridersShownAt, rideSun } from '../../../src/timeline/sun.ts'

import { SUNRISE } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt, shownOf } from './story.ts'

it('what stands on the sun comes one after the other, and all of it stands where the page first rests', () => {
  const { play, links, fine } = FOOTER_CUES
  const shown = (progress: number) => [play, links, fine].map(from => comesAt(progress, from))
  expect(shown(play)).toEqual([0, 0, 0])
  const [first = 0, second = 0, third = 0] = shown(SUNRISE.sun)
  expect(first > second && second > third && third > 0).toBe(true)
  expect(shown(stopAt('footer', 0, 100_000, 0) / 100_000)).toEqual([1, 1, 1])
})

const layout = layoutOf('desktop')
const phone = layoutOf('phone')
const picture = (progress: number, of = layout) => pictureAt('footer', progress, of)

describe('KNOW MORE', () => {
  const place = { x: 0, y: -116, size: 940 }
  const riding = { dx: 0, dy: 0, scale: 1 }
  const circle = circleBefore(shownOf(layout), layout, createPicture())

  it('begins as the label of the circle', () => {
    rideSun(0, circle, place, layout, riding)
    expect([place.x + riding.dx, place.y + riding.dy]).toEqual([
      expect.closeTo(circle.x, 6),
      expect.closeTo(circle.y, 6),
    ])
    expect(riding.scale * place.size).toBeLessThan(circle.size)
  })

  it('stays in the middle of the circle until that sinks, then as deep in it as in the end', () => {
    const onPhone = { x: 0, y: 65, size: 322 }
    const beside = circleBefore(shownOf(phone), phone, createPicture())
    const deepest = 422 - 236 - onPhone.y
    for (const progress of [0.092, 0.112, 0.128, SUNRISE.half]) {
      rideSun(progress, beside, onPhone, phone, riding)
      const { sunX, sunY, sunRadius } = picture(progress, phone).ground
      expect(onPhone.x + riding.dx).toBeCloseTo(sunX, 6)
      expect(sunY + sunRadius - onPhone.y - riding.dy).toBeCloseTo(Math.min(sunRadius, deepest), 6)
    }
  })

  it('is in its place when it is left to it, also where that is beside the button', () => {
    for (const x of [0, -190]) {
      rideSun(FOOTER_CUES.words, circle, { ...place, x, size: 500 }, layout, riding)
      const { dx, dy, scale } = riding
      expect([dx, dy, scale]).toEqual([0, 0, 1].map(at => expect.closeTo(at, 6)))
    }
  })

  it('grows with the sun, inside it, and ends in its place', () => {
    let before = 0
    for (let progress = 0; progress <= 0.6; progress += 0.01) {
      rideSun(progress, circle, place, layout, riding)
      expect(riding.scale).toBeGreaterThanOrEqual(before)
      before = riding.scale
      const { sunY, sunRadius } = picture(progress).ground
      if (progress > 0) expect(place.y + riding.dy).toBeLessThan(sunY + sunRadius)
    }
    expect(riding).toEqual({ dx: 0, dy: expect.closeTo(0, 6), scale: 1 })
  })

  it('can be read on the circle soon after the last number has gone', () => {
    expect(ridersShownAt(0)).toBe(0)
    expect(ridersShownAt(0.031)).toBeGreaterThan(0.35)
  })
})
