import { expect, it } from 'vitest'
import { goToPlace } from '../page/access/places.ts'
import {
  type Box,
  boxOf,
  colourAt,
  type Picture,
  showCanvasOnly,
  takePicture,
} from '../page/scene/picture.ts'
import { landingTests } from '../support/landing.ts'

const landing = landingTests({ draws: true })

/** How far a style moves each place, px. */
const MOVED = { x: 16, y: 24 } as const

const middle = ({ x, y, width, height }: Box): Box => ({
  ...{ x: x + width / 2 - 60, y: y + height / 2 - 30 },
  ...{ width: 120, height: 60 },
})

/** A place that the scene draws something at, where in the story, and the part of its box that is looked at. */
const MOVES: readonly [string, { readonly stage: string; readonly progress: number }, (box: Box) => Box][] = [
  ['piece-1', { stage: 'hero', progress: 0 }, middle],
  // The ring is where its column's piece is.
  ['base-2', { stage: 'representation', progress: 0.95 }, middle],
  ['stack', { stage: 'sessions', progress: 0.62 }, middle],
  [
    'sun',
    { stage: 'footer', progress: 1 },
    ({ x, y, width }) => ({ x: x + width / 2 - 80, y: y - 8, width: 160, height: 60 }),
  ],
]

/** Pictures of all of them on a page with one more style sheet, and the parts that are looked at. */
async function picturesWith(css: string) {
  const page = await landing.open({
    width: 1440,
    height: 900,
    prepare: async fresh => {
      await fresh.evaluateOnNewDocument(rules => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(rules)
        document.adoptedStyleSheets = [sheet]
      }, css)
    },
  })
  await showCanvasOnly(page)
  const taken: { readonly picture: Picture; readonly part: Box }[] = []
  for (const [place, at, partOf] of MOVES) {
    await goToPlace(page, at)
    const part = partOf(await boxOf(page, `[data-place=${place}]`))
    taken.push({ picture: await takePicture(page), part })
  }
  await page.close()
  return taken
}

/** The mean difference of a channel between a part of one picture and the same part of another one, so far moved. */
function differenceIn({ x, y, width, height }: Box, a: Picture, b: Picture, by = { x: 0, y: 0 }): number {
  let sum = 0
  for (let dy = 0; dy < height; dy++)
    for (let dx = 0; dx < width; dx++) {
      const seen = colourAt(a, x + dx, y + dy)
      const there = colourAt(b, x + dx + by.x, y + dy + by.y)
      sum += seen.reduce((all, value, i) => all + Math.abs(value - (there[i] ?? 0)), 0) / 3
    }
  return sum / (width * height)
}

it('a style that moves a place moves what the scene draws there', async () => {
  const margin = `margin: ${MOVED.y}px 0 0 ${MOVED.x}px`
  const before = await picturesWith('')
  const after = await picturesWith(MOVES.map(([place]) => `[data-place=${place}] { ${margin} }`).join(' '))
  for (const [i, [place]] of MOVES.entries()) {
    const [a, b] = [before[i], after[i]]
    if (!a || !b) throw new Error(`There is no picture of ${place}`)
    expect({ place, moved: differenceIn(a.part, a.picture, b.picture, MOVED) < 6 }).toEqual({
      place,
      moved: true,
    })
    expect({ place, same: differenceIn(a.part, a.picture, b.picture) < 20 }).toEqual({ place, same: false })
  }
})
