import { expect, it } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { dataOf, landingTests, SMALL, scrollOf, topOf } from '../../support/landing.ts'
import { withoutDrawing } from '../../support/no-gl.ts'

const landing = landingTests()

/** Opens a page as other people's tools do, and waits for nothing but what its document says. */
async function openFilm(path: string) {
  const page = await newPage(landing.browser, SMALL)
  await withoutDrawing(page)
  await page.goto(landing.site.url + path)
  await page.waitForSelector('html[data-film=ready]')
  return page
}

it('with ?film the page goes to each of its rests by itself, from an anchor on, and its document says so', async () => {
  const page = await openFilm('?film#pattern-2031')
  expect(await page.$eval('html', ({ dataset }) => dataset.scene)).toBe('ready')
  expect(await dataOf(page, 'data-sheet')).toMatchObject({ current: '2031' })
  const topPx = await topOf(page, 'data-sheet')
  const seen = await page.evaluate(async px => {
    window.scrollTo({ top: px, behavior: 'instant' })
    // What the frame that shows the new place has in it.
    await new Promise(resolve => requestAnimationFrame(resolve))
    return document.getElementById('data-sheet')?.dataset.index
  }, topPx + 1240)
  expect(seen).toBe('4')
  await page.setViewport({ width: 900, height: 600 })
  await page.evaluate(() => window.film?.seek({ stage: 'data-sheet', progress: 0.5 }))
  expect(await dataOf(page, 'data-sheet')).toMatchObject({ index: '12', column: '0' })
  expect(await topOf(page, 'data-sheet')).not.toBe(topPx)
  await page.close()
})

it('the port says what it takes instead of showing another place', async () => {
  const page = await openFilm('?film')
  const said = (call: string) => page.evaluate(`${call}.then(() => 'done', String)`)
  for (const place of [
    ...['', '{}', "'sessions'", '{ px: NaN }', '{ px: -1 }', "{ px: '5' }", "{ chapter: 'sessions' }"],
    ...["{ stage: 'constructor' }", "{ stage: 'hero', progress: 2 }", "{ stage: 'hero', px: 0 }"],
  ])
    expect([place, await said(`film.seek(${place})`)]).toEqual([
      place,
      expect.stringMatching(
        /^TypeError: film.seek takes { px: 0 or more } or { stage: hero .* 0 to 1 }, not /,
      ),
    ])
  for (const ms of ['NaN', '-5', '', "'12'", 'Infinity'])
    expect(await said(`film.step(${ms})`)).toMatch(/^TypeError: film.step takes ms, 0 or more, not /)
  await page.evaluate(() => document.getElementById('odd-even')?.remove())
  expect(await said("film.seek({ stage: 'odd-even' })")).toContain('the page has no odd-even, but hero, ')
  expect(await scrollOf(page)).toBe(0)
  await page.close()
})
