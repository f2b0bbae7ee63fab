import { expect, it } from 'vitest'
import { STAGE_IDS } from '../../../src/film/stages.ts'
import { LOOK, OBJECTS, type Picture, STRIDE } from '../../../src/picture/picture.ts'
import { layoutOf, pictureAt } from './story.ts'

/** Everything that a picture draws: what is hidden counts for nothing. */
function drawn({ objects, ground, threads, towers }: Picture): unknown {
  const shown = Array.from({ length: OBJECTS }, (_, object) => {
    const floats = [...objects.slice(object * STRIDE, (object + 1) * STRIDE)]
    return floats[LOOK] ? floats : []
  })
  const { sunX, sunY, sunRim, contourReach, contourRow, ringed, ...flat } = ground
  return {
    shown,
    flat: structuredClone(flat),
    threads: threads.alpha ? structuredClone(threads) : null,
    sun: flat.sunRadius ? [sunX, sunY, sunRim] : [],
    contours: flat.contour ? [contourReach, contourRow, ringed] : [],
    towers: towers.alpha ? structuredClone(towers) : null,
  }
}

const layout = layoutOf('desktop')
const PLACES = STAGE_IDS.flatMap(stage =>
  [0, 0.13, 0.31, 0.5, 0.7, 0.83, 0.97, 1].map(p => [stage, p] as const),
)

it('shows the same pictures on the way back, in the picture that has held all the others', () => {
  const there = PLACES.map(([stage, progress]) => drawn(pictureAt(stage, progress, layout)))
  const reused = pictureAt('hero', 0, layout)
  const back = PLACES.toReversed().map(([stage, progress]) =>
    drawn(pictureAt(stage, progress, layout, reused)),
  )
  back.toReversed().forEach((picture, i) => {
    expect([PLACES[i], picture]).toEqual([PLACES[i], there[i]])
  })
})

it('shows the same picture for the same place in a window of another size in between', () => {
  const before = drawn(pictureAt('sessions', 0.4, layout))
  pictureAt('sessions', 0.8, layoutOf('phone'))
  pictureAt('footer', 0.8, layoutOf('desktop', { entries: 0 }))
  expect(drawn(pictureAt('sessions', 0.4, layout))).toEqual(before)
})
