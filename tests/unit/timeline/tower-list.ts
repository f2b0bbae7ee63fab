import { createPicture, type Picture } from '../../../src/timeline/picture.ts'
import { entryPx } from '../../../src/timeline/sheet.ts'
import { sampleTowers, TOWERS } from '../../../src/timeline/towers.ts'
import { layoutOf } from './story.ts'

/** A tower as it is drawn: its foot and its height, stage px, and its shape. */
export interface Tower {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly shape: number
}

/** The towers at an offset of the data sheet: what the picture has of them, and each by itself. */
export function towersAt(
  offsetPx: number,
  layout = layoutOf('desktop'),
): Picture['towers'] & { all: Tower[] } {
  const picture = createPicture()
  sampleTowers(offsetPx, layout, picture)
  const { list } = picture.towers
  const all = Array.from({ length: TOWERS }, (_, i) => {
    const [x = 0, y = 0, height = 0, shape = 0] = list.slice(i * 4, i * 4 + 4)
    return { x, y, height, shape }
  })
  return { ...picture.towers, all }
}

/** Edges of the ink column, in columns. */
export function inkAt(offsetPx: number, layout: ReturnType<typeof layoutOf>): number[] {
  const { inkLeft, inkRight } = towersAt(offsetPx, layout)
  const { x = 0, pitch = 1 } = layout.towers ?? {}
  return [inkLeft, inkRight].map(edge => (edge - x) / pitch + 2)
}

/** Where an entry stands with the marker on its second column, and nothing moves. */
export const restPx = (i: number): number => entryPx(i, 1)
