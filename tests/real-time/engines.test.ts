import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, goTo, MISSING_ENGINES, openLanding, settled, until } from '../support/engines/engines.ts'
import type { Session } from '../support/engines/session.ts'
import { SAMPLE_DOCUMENTS, type ServedSite, serveDist } from '../support/site.ts'

let site: ServedSite
beforeAll(async () => {
  site = await serveDist()
})
afterAll(() => site?.close())

// Named here, so that a run says what it has left out.
for (const name of MISSING_ENGINES)
  it.skipIf(true)(`the site in another engine (needs ${name})`, () => undefined)

describe.each(ENGINES)('$name', engine => {
  let session: Session
  beforeAll(async () => {
    site.dataSource.set('config/data_sheet', SAMPLE_DOCUMENTS['config/data_sheet'])
    session = await engine.open()
    await openLanding(session, site.url)
  }, 120_000)
  afterAll(() => session?.close())

  it('draws the scene, scrolls by the wheel and goes to the end by its key', async () => {
    expect(await session.evaluate('document.documentElement.dataset.scene')).toBe('ready')
    await session.wheel(600)
    await until(session, 'Math.round(scrollY) === 600')
    await session.press('End')
    await until(session, 'Math.abs(scrollY - document.documentElement.scrollHeight + innerHeight) <= 2')
  })

  it('shows the pattern, its row and the marker for a scroll position', async () => {
    await goTo(session, 'data-sheet', 300 * 11 + 75 * 2 + 37)
    await until(
      session,
      `(({ index, column }) => index === '11' && column === '2')(document.querySelector('#data-sheet').dataset)`,
    )
    expect(
      await session.evaluate(`document.querySelector('#data-sheet li[aria-current]').textContent`),
    ).toContain(await session.evaluate<string>(`document.querySelector('#data-sheet').dataset.current`))
  })

  it('comes Back from the docs to where it was', async () => {
    // WebKit's Back leaves out pages that nobody has touched.
    await session.press('Tab')
    await goTo(session, 'sessions', 200)
    const before = await settled(session)
    await session.evaluate(`document.querySelector('a[href="/docs"]').click()`)
    await until(session, `location.pathname === '/docs' && scrollY === 0 && document.title.startsWith('How')`)
    // A page that is left before its scripts are there reports that they are missing.
    await until(session, `Object.keys(document.querySelector('main')).some(key => key.startsWith('__react'))`)
    await session.back()
    await until(session, `location.pathname === '/' && Math.abs(scrollY - ${before}) <= 2`)
  })

  it('takes a season that is published while it is open, and reports no error', async () => {
    site.dataSource.set('config/data_sheet', {
      sheet: { a: { base_pattern: '3210', odd: [1, 2, 3, 94], even: [4, 3, 2, 91] } },
    })
    await until(session, `document.querySelector('#data-sheet[data-current="3210"]') !== null`)
    expect(session.errors()).toEqual([])
  })
})
