import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { shapeAt } from '../../../src/rules/patterns.ts'
import { IN_CELL } from '../../../src/timeline/tower-form.ts'
import { ENTRIES, goTo, landingTests, publish, topOf } from '../landing/landing.ts'
import {
  boxOf,
  type Colour,
  colourAt,
  designColour,
  difference,
  type Picture,
  showCanvasOnly,
  takePicture,
} from './picture.ts'

const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844, dpr: 2 },
] as const

/** A tower as it is drawn: the sheet's value, and where its outline begins at its middle, px from the top. */
interface Seen {
  readonly kind: string
  readonly value: number
  readonly topPx: number
}

const landing = landingTests()

/** The first place, from the top of the room down, where something else than the ground is drawn. */
function topAt(
  picture: Picture,
  x: number,
  fromPx: number,
  untilPx: number,
  grounds: readonly Colour[],
): number {
  for (let y = fromPx; y < untilPx; y += 1 / picture.dpr)
    if (grounds.every(ground => difference(colourAt(picture, x, y), ground) > 24)) return y
  return Number.NaN
}

/** Every tower of every pattern. */
async function towersOf(page: Page): Promise<readonly Seen[]> {
  const sheetTop = await topOf(page, 'data-sheet')
  const grounds = [await designColour(page, 'paper'), await designColour(page, 'ink')]
  await goTo(page, sheetTop + 38)
  const room = await boxOf(page, '[data-slot=towers]')
  const cells = await Promise.all(COLUMNS.map(column => boxOf(page, `[data-slot=cell-${column}]`)))
  const pitch = ((cells[3]?.x ?? 0) - (cells[0]?.x ?? 0)) / 3
  const seen: Seen[] = []
  await showCanvasOnly(page)
  for (const [i, entry] of ENTRIES.entries()) {
    await goTo(page, sheetTop + 300 * i + 150)
    const picture = await takePicture(page)
    for (const [parity, row] of [entry.odd, entry.even].entries())
      for (const column of COLUMNS) {
        const cell = cells[column]
        const middle = (cell?.x ?? 0) + (cell?.width ?? 0) / 2
        const x = middle + (IN_CELL.offsets[parity ? 1 : 0] ?? 0) * pitch
        seen.push({
          kind: `${parity ? 'even' : 'odd'} ${shapeAt(entry.base_pattern, column)}`,
          value: row[column] ?? Number.NaN,
          topPx: topAt(picture, x, room.y, room.y + room.height, grounds),
        })
      }
  }
  return seen
}

/** The px by which one more value makes a tower higher: the slope of the line through all towers of a kind. */
function unitOf(towers: readonly Seen[]): number {
  const mean = (of: (tower: Seen) => number) =>
    towers.reduce((sum, tower) => sum + of(tower), 0) / towers.length
  const value = mean(tower => tower.value)
  const top = mean(tower => tower.topPx)
  return (
    -mean(tower => (tower.value - value) * (tower.topPx - top)) / mean(tower => (tower.value - value) ** 2)
  )
}

/** How many times a line down a picture comes to something bright and leaves it again. */
function brightRuns(picture: Picture, x: number, fromPx: number, untilPx: number, bright: Colour): number {
  let runs = 0
  let was = false
  for (let y = fromPx; y < untilPx; y += 1 / picture.dpr) {
    const is = difference(colourAt(picture, x, y), bright) < 90
    if (was && !is) runs++
    was = is
  }
  return runs
}

/** The token on a tower has its own line, which is passed on the way over it twice. */
const TOKEN_RUNS = 2

it('a tower has a line for every ten that its value is past, and one of a whole ten has its own edge for it', async () => {
  const entry = { base_pattern: '0123', odd: [51, 22, 21, 6], even: [50, 45, 5, 0] }
  const page = await landing.open({ width: 1440, height: 900, reducedMotion: true })
  await publish(page, [entry])
  await goTo(page, (await topOf(page, 'data-sheet')) + 38)
  const grounds = [await designColour(page, 'paper'), await designColour(page, 'ink')]
  const veneer = await designColour(page, 'veneer')
  const room = await boxOf(page, '[data-slot=towers]')
  const cells = await Promise.all(COLUMNS.map(column => boxOf(page, `[data-slot=cell-${column}]`)))
  const pitch = ((cells[3]?.x ?? 0) - (cells[0]?.x ?? 0)) / 3
  await showCanvasOnly(page)
  const picture = await takePicture(page)
  const linesIn = (parity: number, columns: readonly number[]) =>
    columns.map(column => {
      const x =
        (cells[column]?.x ?? 0) + (cells[column]?.width ?? 0) / 2 + (IN_CELL.offsets[parity] ?? 0) * pitch
      const top = topAt(picture, x, room.y, room.y + room.height, grounds)
      return brightRuns(picture, x, top, room.y + room.height, veneer) - TOKEN_RUNS
    })
  expect([linesIn(0, COLUMNS), linesIn(1, [0, 1])]).toEqual([
    [5, 2, 2, 0],
    [4, 4],
  ])
  await page.close()
})

describe.each(SIZES)('on a $name', ({ name: _, ...size }) => {
  it('every tower of the 24 patterns is as high as its value says, within a pixel', async () => {
    const page = await landing.open({ ...size, reducedMotion: true })
    const towers = await towersOf(page)
    const kinds = [...new Set(towers.map(({ kind }) => kind))].map(kind =>
      towers.filter(tower => tower.kind === kind),
    )
    expect([towers.length, kinds.length]).toEqual([192, 8])
    const units = kinds.map(unitOf)
    const unit = units.reduce((sum, each) => sum + each, 0) / units.length
    expect(Math.max(...units) - Math.min(...units)).toBeLessThan(0.03 * unit)
    const wrong: string[] = []
    for (const all of kinds) {
      // Where the outline of a token that lies on the paper would begin.
      const zeros = all.map(({ value, topPx }) => topPx + value * unit).sort((a, b) => a - b)
      const zero = zeros[zeros.length >> 1] ?? Number.NaN
      for (const { kind, value, topPx } of all) {
        const off = topPx + value * unit - zero
        if (!(Math.abs(off) <= 1)) wrong.push(`${kind}, ${value}: ${off.toFixed(2)} px`)
      }
    }
    expect(wrong).toEqual([])
    await page.close()
  })
})
