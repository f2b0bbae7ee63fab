import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOME, ROUTES } from '../../../src/content/routes.ts'
import { ENGINES, openLanding, until } from '../../support/engines/engines.ts'
import type { Session } from '../../support/engines/session.ts'
import { type ServedSite, serveDist } from '../../support/site.ts'

let site: ServedSite
beforeAll(async () => {
  site = await serveDist()
})
afterAll(() => site.close())

describe.each(ENGINES)('$name without WebGL', engine => {
  let session: Session
  beforeAll(async () => {
    session = await engine.open({ withoutWebgl: true })
  }, 120_000)
  afterAll(() => session.close())

  it('shows the landing page with its still pictures', async () => {
    await openLanding(session, site.url)
    expect(await session.evaluate('document.documentElement.dataset.scene')).toBe('fallback')
    const pictures = `[...document.querySelectorAll('#hero img, #representation svg')].length`
    expect(await session.evaluate<number>(pictures)).toBeGreaterThan(0)
    expect(await session.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  it.each(ROUTES.filter(route => route !== HOME))(
    'shows $path, and reports no error',
    async ({ path, title }) => {
      await session.goto(site.url + path.slice(1))
      await until(session, `document.title === ${JSON.stringify(title)}`)
      await until(session, `document.querySelector('main h1') !== null`)
      expect(await session.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      expect(session.errors()).toEqual([])
    },
  )

  it('lets the figures of the docs be operated', async () => {
    await session.goto(`${site.url}docs`)
    await until(session, `Object.keys(document.querySelector('main')).some(key => key.startsWith('__react'))`)
    const said = `document.querySelector('main').textContent`
    const before = await session.evaluate(said)
    await session.evaluate(`document.querySelector('main figure button, main fieldset button').click()`)
    await until(session, `${said} !== ${JSON.stringify(before)}`)
  })

  it('prints', async () => {
    const pdf = await session.print?.()
    if (pdf) expect([pdf.subarray(0, 5).toString(), pdf.length > 10_000]).toEqual(['%PDF-', true])
    else expect(engine.name).toBe('WebKitGTK')
  })
})
