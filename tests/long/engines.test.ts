import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../src/content/routes.ts'
import { launch } from '../support/browser.ts'
import { ENGINES, goTo, LEAN, openLanding, until } from '../support/engines/engines.ts'
import { type Session, WINDOW } from '../support/engines/session.ts'
import { openLanding as openInChromium, type ServedSite, serveDist } from '../support/site.ts'

/** Where pictures are compared: section, px below its top. */
const PLACES = [
  ['hero', 0],
  ['sessions', 300],
  ['data-sheet', 300 * 7 + 112],
  ['odd-even', 400],
] as const

/**
 * How far a picture may be from Chromium's, the mean of all channels from 0 to 1 on a grid of 64 × 40 fields: letters are
 * drawn by another library in each engine, and edges by another renderer.
 */
const LIMIT = 0.02

const fields = (png: Uint8Array): Promise<Buffer> =>
  sharp(png).resize(64, 40, { fit: 'fill' }).removeAlpha().raw().toBuffer()

async function distance(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [one, other] = await Promise.all([fields(a), fields(b)])
  const sum = one.reduce((total, value, i) => total + Math.abs(value - (other[i] ?? 0)), 0)
  return sum / one.length / 255
}

let site: ServedSite
const ofChromium = new Map<string, Uint8Array>()

beforeAll(async () => {
  site = await serveDist()
  const browser = await launch()
  const page = await openInChromium(browser, site, { ...WINDOW, reducedMotion: true })
  await page.waitForSelector('#data-sheet[data-current]')
  for (const [id, belowPx] of PLACES) {
    const px = await page.$eval(`#${id}`, section => (section as HTMLElement).offsetTop)
    await page.evaluate(y => scrollTo(0, y), Math.round(px + belowPx))
    await sleep(1500)
    ofChromium.set(id, await page.screenshot())
  }
  await browser.close()
}, 120_000)
afterAll(() => site.close())

const scene = 'document.documentElement.dataset.scene'

describe.each(ENGINES)('$name', engine => {
  let session: Session
  const opens = (visitor: Parameters<typeof engine.open>[0]) => {
    beforeAll(async () => {
      session = await engine.open(visitor)
      await openLanding(session, site.url)
    }, 120_000)
    afterAll(() => session.close())
  }

  describe('with reduced motion', () => {
    opens({ reducedMotion: true })

    it.each(PLACES)('shows in %s what Chromium shows', async (id, belowPx) => {
      await goTo(session, id, belowPx)
      const reference = ofChromium.get(id) ?? new Uint8Array()
      expect(await distance(await session.screenshot(), reference)).toBeLessThan(LIMIT)
    })

    it('shows a season that comes late', async () => {
      await site.dataSource.setFault('unavailable')
      await session.goto(site.url + LEAN)
      await until(session, `/ready|fallback/.test(${scene})`)
      expect(await session.evaluate(`document.querySelector('#data-sheet')`)).toBeNull()
      await site.dataSource.setFault('none')
      await until(session, `document.querySelector('#data-sheet[data-current]') !== null`)
    })
  })

  if (engine.name === 'Firefox')
    describe('with letters of 24 px at least', () => {
      opens({ smallestTextPx: 24 })

      it('has everything one below the other', async () => {
        await until(session, `document.documentElement.dataset.layout === 'flow'`)
      })
    })

  describe('whose context is lost', () => {
    opens(undefined)

    it('shows still pictures, and the scene again once the context is back', async () => {
      const canvas = `document.querySelector('#scene canvas')`
      await session.evaluate(
        `(window.lost = ${canvas}.getContext('webgl2').getExtension('WEBGL_lose_context')).loseContext() ?? true`,
      )
      await until(session, `${scene} === 'fallback'`)
      await session.evaluate('window.lost.restoreContext() ?? true')
      await until(session, `${scene} === 'ready'`)
      expect(session.errors()).toEqual([])
    })
  })

  describe('without WebGL', () => {
    opens({ withoutWebgl: true })

    it('shows the landing page with its still pictures', async () => {
      expect(await session.evaluate(scene)).toBe('fallback')
    })

    it.each(ROUTES)('shows $path, and reports no error', async ({ path, title }) => {
      await session.goto(site.url + path.slice(1))
      await until(session, `document.title === ${JSON.stringify(title)}`)
      await until(session, `document.querySelector('main h1') !== null`)
      expect(await session.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      expect(session.errors()).toEqual([])
    })

    it('lets the figures of the docs be operated', async () => {
      await session.goto(`${site.url}docs`)
      await until(
        session,
        `Object.keys(document.querySelector('main')).some(key => key.startsWith('__react'))`,
      )
      const said = `document.querySelector('main').textContent`
      const before = await session.evaluate(said)
      await session.evaluate(`document.querySelector('main figure button, main fieldset button').click()`)
      await until(session, `${said} !== ${JSON.stringify(before)}`)
    })
  })
})
