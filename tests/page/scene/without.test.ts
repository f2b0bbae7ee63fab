import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { collectErrors, newPage } from '../../support/browser.ts'
import { allScripts, containing } from '../../support/chunks.ts'
import { ENTRIES, landingTests, PATH, SMALL } from '../../support/landing.ts'
import { withoutWebgl } from '../../support/no-gl.ts'
import { DIST } from '../../support/site.ts'

const landing = landingTests()

/** Whether a script that three is in is asked for. */
const isThree = (url: string): boolean =>
  containing(DIST, allScripts(DIST), 'WebGLRenderer').some(name => url.endsWith(name))

const sceneOf = (page: Page) => page.$eval('html', html => html.dataset.scene)

/** The still pictures stand where the scene would, with all text, links and tables. */
async function expectStills(page: Page): Promise<void> {
  expect(await sceneOf(page)).toBe('fallback')
  expect(await page.$$('canvas')).toHaveLength(0)
  const hidden = await page.evaluate(() => {
    const needed = document.querySelectorAll('#main :is(h1, h2, h3, th, td, caption), footer a, footer p')
    return [...needed]
      .filter(element => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(element => element.textContent)
  })
  expect(hidden).toEqual([])
  const stills = await page.$$eval('#hero :is(svg, img), #sessions svg', all =>
    all.reduce((count, still) => count + Number(still.checkVisibility()), 0),
  )
  expect(stills).toBeGreaterThanOrEqual(8)
}

/** Runs in the page: a driver that refuses every program in whose source a word stands. */
function refuse(word: string): void {
  const { prototype } = WebGL2RenderingContext
  const { getProgramParameter } = prototype
  const refused = new WeakSet<object>()
  Object.assign(prototype, {
    shaderSource: (shader: object, source: string) => void (source.includes(word) && refused.add(shader)),
    attachShader: (program: object, shader: object) => void (refused.has(shader) && refused.add(program)),
    getProgramParameter(program: WebGLProgram, name: number) {
      return (
        !(name === prototype.LINK_STATUS && refused.has(program)) &&
        getProgramParameter.call(this, program, name)
      )
    },
  })
}

/** Runs in the page: a driver with which a call of a method fails. */
function breakDown(method: string): void {
  const fail = () => {
    throw new Error('the driver has had enough')
  }
  Object.assign(WebGL2RenderingContext.prototype, { [method]: fail })
}

/** A season of so many entries, as the data source has it. */
const seasonOf = (count: number) => ({ sheet: Object.fromEntries(ENTRIES.slice(0, count).entries()) })

/** The page takes a season that is published, which one that has come apart could not do. */
async function expectAlive(page: Page): Promise<void> {
  landing.site.dataSource.set(PATH, seasonOf(2))
  await page.waitForFunction(() => document.querySelectorAll('[data-pattern-section]').length === 2, {
    polling: 50,
  })
  landing.site.dataSource.set(PATH, seasonOf(ENTRIES.length))
}

describe('the still pictures stand and the page lives on', () => {
  it('in a browser without WebGL 2, which does not even load three', async () => {
    const urls: string[] = []
    const page = await landing.open({
      async prepare(each) {
        each.on('request', request => urls.push(request.url()))
        await withoutWebgl(each)
      },
    })
    await expectStills(page)
    expect(urls.filter(isThree)).toEqual([])
    await expectAlive(page)
    await page.close()
  })

  it('where the scene cannot be loaded', async () => {
    const page = await newPage(landing.browser, SMALL)
    const errors = collectErrors(page, { ignoreNetwork: true })
    let blocked = 0
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.setRequestInterception(true)
    page.on('request', request => {
      if (!isThree(request.url())) return void request.continue()
      blocked += 1
      void request.abort()
    })
    await page.goto(landing.site.url)
    // The page loads itself again once, in case that a new deploy has taken the script away.
    await expect.poll(() => loads).toBe(2)
    await expect.poll(() => sceneOf(page)).toBe('fallback')
    expect(blocked).toBeGreaterThan(0)
    await page.waitForSelector('#data-sheet[data-current]')
    await expectStills(page)
    await expectAlive(page)
    expect(errors).toEqual([])
    await page.close()
  })

  it.each([
    ['the driver refuses every program', refuse, 'void main', 'refuses the program of the contours'],
    ["it refuses the footer's, once the hero is drawn", refuse, 'uStuds', 'refuses the program of the sun'],
    ['the scene throws an error', breakDown, 'createVertexArray', 'has had enough'],
  ])('where %s, which one line says', async (_, fault, where, words) => {
    const lines: string[] = []
    const page = await landing.open({
      async prepare(each) {
        each.on('console', message => lines.push(message.text()))
        await each.evaluateOnNewDocument(fault, where)
      },
    })
    await expectStills(page)
    const said = lines.filter(line => line.startsWith('The scene is off'))
    expect(said).toEqual([expect.stringContaining(`the driver ${words}`)])
    await expectAlive(page)
    await page.close()
  })
})
