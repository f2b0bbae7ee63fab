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

/** Styles that do so: of a place that stands where its lengths say, and of one that stands in a grid. */
const LAID = `margin: ${MOVED.y}px 0 0 ${MOVED.x}px`
const IN_GRID = `position: relative; top: ${MOVED.y}px; left: ${MOVED.x}px`

interface Move {
  /** What the names of the places begin with. */
  readonly place: string
  readonly style: string
  /** Where in the story the scene draws something there, and the part of the first one's box that is looked at. */
  readonly at: { readonly stage: string; readonly progress: number }
  readonly partOf: (box: Box) => Box
}

const middle = ({ x, y, width, height }: Box): Box => ({
  x: x + width / 2 - 60,
  y: y + height / 2 - 30,
  width: 120,
  height: 60,
})

const MOVES: readonly Move[] = [
  { place: 'piece-1', style: LAID, at: { stage: 'hero', progress: 0 }, partOf: middle },
  // The row of the base pattern, and on it the ring.
  { place: 'base-', style: IN_GRID, at: { stage: 'representation', progress: 0.95 }, partOf: middle },
  { place: 'stack', style: IN_GRID, at: { stage: 'sessions', progress: 0.62 }, partOf: middle },
  {
    place: 'sun',
    style: LAID,
    at: { stage: 'footer', progress: 1 },
    partOf: ({ x, y, width }) => ({ x: x + width / 2 - 80, y: y - 8, width: 160, height: 60 }),
  },
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
  for (const { place, at, partOf } of MOVES) {
    await goToPlace(page, at)
    const part = partOf(await boxOf(page, `[data-place^=${place}]`))
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

it('one line of style moves a place, and with it what the scene draws there', async () => {
  const before = await picturesWith('')
  const after = await picturesWith(
    MOVES.map(({ place, style }) => `[data-place^=${place}]:not([data-place=stack-row]) { ${style} }`).join(
      ' ',
    ),
  )
  for (const [i, { place }] of MOVES.entries()) {
    const [a, b] = [before[i], after[i]]
    if (!a || !b) throw new Error(`There is no picture of ${place}`)
    const still = differenceIn(a.part, a.picture, b.picture)
    const moved = differenceIn(a.part, a.picture, b.picture, MOVED)
    // Light and contour lines stay where they are.
    expect({ place, isMoved: still > 10 && moved < still / 3 }).toEqual({ place, isMoved: true })
  }
})
