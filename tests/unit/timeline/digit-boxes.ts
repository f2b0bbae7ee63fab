import { type Box, type DigitBoxes, GLYPH_HIGH } from '../../../src/timeline/digit-paths.ts'
import { designPx, eyeDistance, isPortrait, type Layout } from '../../../src/timeline/layout.ts'
import { layoutOf } from './story.ts'

/** A digit over its line box. */
export const GLYPH = { high: GLYPH_HIGH, wide: 0.84 } as const

/** Middle from the window's upper left, width and height, px: as the page has them. */
type Measured = readonly [x: number, y: number, width: number, height: number]

interface Words {
  readonly base: readonly Measured[]
  readonly letters: readonly Measured[]
  readonly numbers: readonly Measured[]
  readonly tags: readonly Measured[]
  readonly sum: Measured
  readonly result: Measured
  readonly digits: readonly Measured[]
}

const MEASURED = {
  '1440x900': {
    base: [
      [216, 440, 200, 200],
      [552, 440, 200, 200],
      [888, 440, 200, 200],
      [1224, 440, 200, 200],
    ],
    letters: [
      [190.5, 653, 31, 54],
      [526, 653, 36, 54],
      [862.5, 653, 39, 54],
      [1197.5, 653, 39, 54],
    ],
    numbers: [
      [243.5, 653.5, 29, 45],
      [582.5, 653.5, 29, 45],
      [919.5, 653.5, 29, 45],
      [1255.5, 653.5, 29, 45],
    ],
    tags: [
      [141, 239, 10, 22],
      [477, 239, 10, 22],
      [813, 239, 10, 22],
      [1149, 239, 10, 22],
    ],
    sum: [259, 769.5, 422, 89],
    result: [1241, 769.5, 302, 89],
    digits: [
      [1120, 769.5, 60, 89],
      [1180, 769.5, 60, 89],
      [1241, 769.5, 60, 89],
      [1301, 769.5, 60, 89],
      [1361, 769.5, 60, 89],
    ],
  },
  '390x844': {
    base: [
      [64, 254, 56, 56],
      [152, 254, 56, 56],
      [239, 254, 56, 56],
      [327, 254, 56, 56],
    ],
    letters: [
      [64.5, 367.5, 87, 57],
      [152.5, 367.5, 87, 57],
      [239.5, 367.5, 87, 57],
      [327, 367.5, 86, 57],
    ],
    numbers: [
      [64.5, 466, 87, 68],
      [152.5, 466, 87, 68],
      [239.5, 466, 87, 68],
      [327, 466, 86, 68],
    ],
    tags: [
      [79.5, 184.5, 11, 23],
      [167.5, 184.5, 11, 23],
      [254.5, 184.5, 11, 23],
      [342.5, 184.5, 11, 23],
    ],
    sum: [302.5, 625, 135, 50],
    result: [286, 783, 168, 50],
    digits: [
      [219, 783, 34, 50],
      [253, 783, 34, 50],
      [286, 783, 34, 50],
      [320, 783, 34, 50],
      [353, 783, 34, 50],
    ],
  },
  '360x640': {
    base: [
      [60, 192, 42, 42],
      [140, 192, 42, 42],
      [220, 192, 42, 42],
      [300, 192, 42, 42],
    ],
    letters: [
      [60.5, 278, 79, 44],
      [140.5, 278, 79, 44],
      [220.5, 278, 79, 44],
      [300, 278, 78, 44],
    ],
    numbers: [
      [60.5, 353, 79, 52],
      [140.5, 353, 79, 52],
      [220.5, 353, 79, 52],
      [300, 353, 78, 52],
    ],
    tags: [
      [75.5, 141.5, 9, 19],
      [155.5, 141.5, 9, 19],
      [235.5, 141.5, 9, 19],
      [314.5, 141.5, 9, 19],
    ],
    sum: [289, 472, 102, 38],
    result: [276, 594, 128, 38],
    digits: [
      [225, 594, 26, 38],
      [251, 594, 26, 38],
      [276, 594, 26, 38],
      [302, 594, 26, 38],
      [327, 594, 26, 38],
    ],
  },
  '844x390': {
    base: [
      [127, 206, 66, 66],
      [324, 206, 66, 66],
      [521, 206, 66, 66],
      [717, 206, 66, 66],
    ],
    letters: [
      [113, 273, 18, 32],
      [309.5, 273, 21, 32],
      [506.5, 273, 23, 32],
      [703.5, 273, 23, 32],
    ],
    numbers: [
      [141, 273, 18, 28],
      [339, 273, 18, 28],
      [537, 273, 18, 28],
      [734, 273, 18, 28],
    ],
    tags: [
      [105.5, 131.5, 9, 19],
      [302.5, 131.5, 9, 19],
      [499.5, 131.5, 9, 19],
      [696.5, 131.5, 9, 19],
    ],
    sum: [154.5, 328, 253, 44],
    result: [741.5, 328, 147, 44],
    digits: [
      [682.5, 328, 29, 44],
      [711.5, 328, 29, 44],
      [741.5, 328, 29, 44],
      [770.5, 328, 29, 44],
      [800.5, 328, 29, 44],
    ],
  },
  '768x1024': {
    base: [
      [116.5, 381.5, 125, 125],
      [295.5, 381.5, 125, 125],
      [474.5, 381.5, 125, 125],
      [653.5, 381.5, 125, 125],
    ],
    letters: [
      [116, 530.5, 178, 51],
      [295, 530.5, 178, 51],
      [474, 530.5, 178, 51],
      [653.5, 530.5, 177, 51],
    ],
    numbers: [
      [116, 620.5, 178, 61],
      [295, 620.5, 178, 61],
      [474, 620.5, 178, 61],
      [653.5, 620.5, 177, 61],
    ],
    tags: [
      [132.5, 247, 13, 28],
      [311.5, 247, 13, 28],
      [490.5, 247, 13, 28],
      [670.5, 247, 13, 28],
    ],
    sum: [664, 773, 158, 58],
    result: [644.5, 953, 197, 58],
    digits: [
      [565.5, 953, 39, 58],
      [604.5, 953, 39, 58],
      [644.5, 953, 39, 58],
      [683.5, 953, 39, 58],
      [722.5, 953, 39, 58],
    ],
  },
  '1024x768': {
    base: [
      [154, 377, 142, 142],
      [393, 377, 142, 142],
      [632, 377, 142, 142],
      [870, 377, 142, 142],
    ],
    letters: [
      [135, 560, 22, 38],
      [373.5, 560, 25, 38],
      [612.5, 560, 27, 38],
      [851.5, 560, 27, 38],
    ],
    numbers: [
      [173.5, 561, 21, 32],
      [414.5, 561, 21, 32],
      [654.5, 561, 21, 32],
      [892.5, 561, 21, 32],
    ],
    tags: [
      [112.5, 184.5, 9, 19],
      [351.5, 184.5, 9, 19],
      [590.5, 184.5, 9, 19],
      [829.5, 184.5, 9, 19],
    ],
    sum: [184, 673, 300, 64],
    result: [882, 673, 214, 64],
    digits: [
      [796.5, 673, 43, 64],
      [839.5, 673, 43, 64],
      [882.5, 673, 43, 64],
      [925.5, 673, 43, 64],
      [967.5, 673, 43, 64],
    ],
  },
} as const satisfies Readonly<Record<string, Words>>

export type MeasuredWindow = keyof typeof MEASURED
export const MEASURED_WINDOWS = Object.keys(MEASURED) as MeasuredWindow[]

/** The words of a window as boxes on the stage, and its layout with the row that the page has. */
export function measured(name: MeasuredWindow): { readonly boxes: DigitBoxes; readonly layout: Layout } {
  const [widthPx = 0, heightPx = 0] = name.split('x').map(Number)
  const words: Words = MEASURED[name]
  const box = ([x, y, width, height]: Measured): Box => ({
    x: x - widthPx / 2,
    y: heightPx / 2 - y,
    width,
    height,
  })
  const [first, , , last] = words.base.map(box)
  if (!first || !last) throw new Error('a column is missing')
  return {
    boxes: {
      letters: words.letters.map(box),
      numbers: words.numbers.map(box),
      tags: words.tags.map(box),
      sum: box(words.sum),
      result: box(words.result),
      digits: words.digits.map(box),
    },
    layout: {
      ...layoutOf('desktop'),
      widthPx,
      heightPx,
      portrait: isPortrait(widthPx, heightPx),
      u: designPx(widthPx, heightPx),
      eyePx: eyeDistance(heightPx),
      base: {
        x: (first.x + last.x) / 2,
        y: first.y,
        size: first.width,
        pitch: (last.x - first.x) / 3,
      },
    },
  }
}
