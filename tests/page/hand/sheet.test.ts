import { expect, it } from 'vitest'
import { dataOf, ENTRIES, goTo, scrollOf, settled, topOf, until } from '../../support/landing.ts'
import { boxOf } from '../scene/picture.ts'
import { middleOf, mouseDraw, type Point } from './input.ts'
import { openedAt } from './opened.ts'

/** In the third pattern, the marker over the first column. */
const opened = openedAt({ stage: 'data-sheet', progress: 0.09 })

/** Lets time go by until the page has glided to a pattern and a column. */
async function shows(pattern: number, column: number): Promise<void> {
  await until(opened.page, async () => {
    const { index, column: shown } = await dataOf(opened.page, 'data-sheet')
    return index === String(pattern) && shown === String(column)
  })
  await settled(opened.page)
}

const head = (column: number): Promise<Point> =>
  middleOf(opened.page, `#data-sheet [data-place=cell-${column}]`)
/** The middle of the room that a column's towers stand in. */
const towers = async (column: number): Promise<Point> => ({
  x: (await head(column)).x,
  y: (await middleOf(opened.page, '#data-sheet [data-place=towers]')).y,
})

it('a column is marked by a press on its towers or its head, a pattern chosen by one on its row', async () => {
  const page = await opened.open({ width: 1280, height: 720 })
  const start = Number((await dataOf(page, 'data-sheet')).index)
  const tower = await towers(2)
  await page.mouse.click(tower.x, tower.y)
  await shows(start, 2)
  const { x, y } = await head(1)
  await page.touchscreen.tap(x, y)
  await shows(start, 1)
  await page.focus('#data-sheet [data-place=cell-3]')
  await page.keyboard.press('Enter')
  await shows(start, 3)

  const rowOver = async (rows: number): Promise<Point> => {
    const { x, y } = await middleOf(page, '#data-sheet [data-row][aria-current]')
    const height = await page.$eval('#data-sheet [data-row]', row => row.getBoundingClientRect().height)
    return { x, y: y - rows * height }
  }
  const over = await rowOver(2)
  await page.mouse.click(over.x, over.y)
  // The middle of a row lies over its third column, to which the ring goes.
  await shows(start + 2, 2)
  const under = await rowOver(-1)
  await page.touchscreen.tap(under.x, under.y)
  await shows(start + 1, 2)
  // By keyboard the ticks choose a pattern.
  await page.focus('#data-sheet [data-tick][tabindex="0"]')
  await page.keyboard.press('ArrowRight')
  await shows(start + 2, 0)
})

const LAST = ENTRIES.length - 1

it('a little past its end a column is marked too, and the page stays with the sheet', async () => {
  const page = await opened.open({ width: 1280, height: 720 })
  const pastPx = (await topOf(page, 'odd-even')) + 40
  for (const [column, placeOf] of [[1, towers] as const, [2, head] as const]) {
    await goTo(page, pastPx)
    const { x, y } = await placeOf(column)
    await page.mouse.click(x, y)
    await shows(LAST, column)
  }
})

it('a pointer is drawn along the ticks from them alone, and then wherever it goes', async () => {
  const page = await opened.open({ width: 1280, height: 720 })
  const stoodPx = await scrollOf(page)
  const ticks = await boxOf(page, '#data-sheet [role=toolbar]')
  const [from, y] = [await middleOf(page, '#data-sheet [data-value=even]'), ticks.y + ticks.height / 2]
  await mouseDraw(page, from, ticks.x + ticks.width / 2 - from.x, y - from.y)
  await page.mouse.up()
  expect(await settled(page)).toBe(stoodPx)
  await mouseDraw(page, { x: ticks.x + 5, y }, ticks.width - 10, -200)
  await page.mouse.up()
  await shows(LAST, 0)
})
