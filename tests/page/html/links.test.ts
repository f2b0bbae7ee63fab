import { beforeAll, describe, expect, it } from 'vitest'
import { MINIMUM_AGE, RISK_SENTENCE } from '../../../src/content/facts.ts'
import { RESPONSIBLE_GAMING, ROUTES } from '../../../src/content/routes.ts'
import { newPage } from '../../support/browser.ts'
import { landingTests, SMALL } from '../../support/landing.ts'
import { withoutDrawing } from '../../support/no-gl.ts'
import { openLanding } from '../../support/site.ts'
import { contrastRatio, type Rgb } from '../access/contrast.ts'
import { type ServedPage, servedPage } from '../text/served.ts'

const landing = landingTests()
const pages = new Map<string, ServedPage>()

beforeAll(async () => {
  for (const { path } of ROUTES) pages.set(path, await servedPage(landing.site.url, path))
})

/** Links that lead nowhere: to a path that is no page, or to an anchor that its page lacks. */
function deadLinks(links: readonly string[], from: string, ids?: ReadonlySet<string>): readonly string[] {
  return links.filter(link => {
    const { origin, pathname, hash } = new URL(link, new URL(from, landing.site.url))
    if (origin !== new URL(landing.site.url).origin) return false
    const target = pages.get(pathname)
    if (!target) return true
    const known = ids && pathname === from ? ids : target.ids
    return hash !== '' && !known.has(decodeURIComponent(hash.slice(1)))
  })
}

it.each(ROUTES)('every link inside the site leads somewhere, as $path is served', ({ path }) => {
  const { links } = pages.get(path) ?? { links: [] }
  expect(links.length).toBeGreaterThan(5)
  expect(deadLinks(links, path)).toEqual([])
})

it('every link of the landing page leads somewhere once the data sheet is there', async () => {
  const page = await openLanding(landing.browser, landing.site, { ...SMALL, prepare: withoutDrawing })
  await page.waitForSelector('#data-sheet[data-current]')
  const links = await page.$$eval('a[href]', all => all.map(link => link.getAttribute('href') ?? ''))
  const ids = new Set(await page.$$eval('[id]', all => all.map(({ id }) => id)))
  expect(links).toContain('#odd-even')
  expect(deadLinks(links, '/', ids)).toEqual([])
  await page.close()
})

interface RiskLine {
  readonly text: string
  readonly href: string | undefined
  readonly sizePx: number
  readonly colour: string
  /** The first opaque ground behind the line, and whether it belongs to the footer: not to the canvas. */
  readonly ground: string
  readonly ofFooter: boolean
}

/** The responsible-publishing line of a page's footer as it is drawn. */
function riskLine(sentence: string): RiskLine | undefined {
  const line = [...document.querySelectorAll<HTMLElement>('footer p')].find(p =>
    p.textContent.includes(sentence),
  )
  if (!line) return undefined
  line.scrollIntoView()
  const { color, fontSize } = getComputedStyle(line)
  const opaque = (element: Element) => /^rgb\(/.test(getComputedStyle(element).backgroundColor)
  let at: Element | null = line
  while (at && !opaque(at)) at = at.parentElement
  return {
    text: line.textContent,
    href: line.querySelector('a')?.pathname,
    sizePx: Math.min(
      ...[line, ...line.querySelectorAll('*')].map(e => Number.parseFloat(getComputedStyle(e).fontSize)),
      Number.parseFloat(fontSize),
    ),
    colour: color,
    ground: at ? getComputedStyle(at).backgroundColor : '',
    ofFooter: Boolean(at?.closest('footer')),
  }
}

const rgb = (colour: string): Rgb => {
  const [r = 0, g = 0, b = 0] = Array.from(colour.matchAll(/\d+/g), Number)
  return [r, g, b]
}

describe('the footer on a small phone', () => {
  it.each(ROUTES)('of $path says 18+ and the risk, legibly and beside the canvas', async ({ path }) => {
    const page = await newPage(landing.browser, { width: 360, height: 640 })
    await withoutDrawing(page)
    await page.goto(new URL(path, landing.site.url).href)
    if (path === '/') await page.waitForSelector('html[data-scene=ready]')
    const line = await page.evaluate(riskLine, RISK_SENTENCE)
    expect(line?.text).toContain(`${MINIMUM_AGE}+`)
    expect(line).toMatchObject({ href: RESPONSIBLE_GAMING.path, ofFooter: true })
    expect(line?.sizePx).toBeGreaterThanOrEqual(15)
    expect(contrastRatio(rgb(line?.colour ?? ''), rgb(line?.ground ?? ''))).toBeGreaterThanOrEqual(4.5)
    await page.close()
  })
})
