import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { sampleSheet } from '../../src/rules/season.ts'
import { formatEntries, publish } from '../../tools/sheet/commands.ts'
import { resolveTarget } from '../../tools/sheet/target.ts'
import { landingTests, SMALL } from '../support/landing.ts'
import { withoutDrawing } from '../support/no-gl.ts'
import { openLanding } from '../support/site.ts'
import { serveFiles } from '../support/static-server.ts'

const landing = landingTests()

/** The odd row of the current pattern as the page's table gives it. */
const oddRow = (page: Page): Promise<string> =>
  page.$eval('#data-sheet table', table => {
    const row = [...table.querySelectorAll('tr')].find(each =>
      /odd/i.test(each.querySelector('th')?.textContent ?? ''),
    )
    return [...(row?.querySelectorAll('td') ?? [])]
      .map(cell => cell.textContent?.replace(/\D/g, ''))
      .join(' ')
  })

it('a season that an operator publishes arrives on a page that is open', async () => {
  const page = await openLanding(landing.browser, landing.site, { ...SMALL, prepare: withoutDrawing })
  await page.waitForSelector('#data-sheet[data-current]')
  const season = sampleSheet(7)
  const current = await page.$eval('#data-sheet', section => section.getAttribute('data-current'))
  const expected = season.find(({ basePattern }) => basePattern === current)?.odd.join(' ')
  expect(await oddRow(page)).not.toBe(expected)

  const { host, port } = landing.site.dataSource
  const terminal = { out: () => undefined, note: () => undefined, confirm: async () => true }
  const target = resolveTarget({ emulator: `${host}:${port}` }, {})
  expect(await publish(formatEntries(season, 'csv'), { target, isConfirmed: true, terminal })).toBe(0)
  await expect.poll(() => oddRow(page), { interval: 50 }).toBe(expected)
})

it('a build for an emulator reads from there behind any static server', async () => {
  const server = await serveFiles(landing.site.folder)
  const page = await openLanding(landing.browser, server, { ...SMALL, prepare: withoutDrawing })
  await page.waitForSelector('#data-sheet[data-current]')
  await page.close()
  server.close()
})
