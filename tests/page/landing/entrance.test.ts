import { setTimeout as sleep } from 'node:timers/promises'
import type { HTTPRequest, Page } from 'puppeteer'
import { afterEach, describe, expect, it } from 'vitest'
import { STAGE_IDS, svhOf } from '../../../src/timeline/stages.ts'
import { REPRESENTATION } from '../../../src/timeline/thresholds.ts'
import { chunkOf } from '../../../tools/build/record.ts'
import { newPage } from '../../support/browser.ts'
import { frame, goTo, landingTests, SIZES } from '../../support/landing.ts'
import { builtSite } from '../../support/site.ts'
import {
  type Colour,
  colourAt,
  designColour,
  difference,
  type Picture,
  takePicture,
} from '../scene/picture.ts'

declare global {
  interface Window {
    /** Frames in which the header lay over the first screen. */
    headerFrames: number
    /** Lets the frames go on that were stopped when the scene was ready. */
    goOn(): void
    /** How many still pictures were on their way when the scene was ready. */
    arrivingAtReady: number | undefined
    /** How many animations fade them as one then, and once the page has moved. */
    fadingAtReady: number | undefined
    fadingMoved: number | undefined
  }
}

const landing = landingTests()
let page: Page
afterEach(() => page.close())

/** Stops the page's frames with the one in which the scene takes over, and watches the header until then. */
function stopWhenReady(): void {
  const ask = window.requestAnimationFrame.bind(window)
  const waiting: FrameRequestCallback[] = []
  const sceneOf = () => document.documentElement.dataset.scene
  let isStopped = false
  let hasGoneOn = false
  window.headerFrames = 0
  const look = () => {
    const box = document.querySelector('header')?.getBoundingClientRect()
    if (box && box.bottom > 0 && box.top < window.innerHeight) window.headerFrames++
    ask(look)
  }
  ask(look)
  new MutationObserver(() => {
    isStopped ||= !hasGoneOn && sceneOf() === 'ready'
  }).observe(document, { attributeFilter: ['data-scene'], subtree: true })
  window.requestAnimationFrame = callback =>
    ask(timeMs => (isStopped ? waiting.push(callback) : callback(timeMs)))
  window.goOn = () => {
    isStopped = false
    hasGoneOn = true
    for (const callback of waiting.splice(0)) ask(callback)
  }
}

/** Resolves when what comes in by a style sheet is there: a button has the colour of a piece. */
async function cameIn(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(each => each.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(ending.map(each => each.finished))
}

const SHAPES = ['circle', 'triangle', 'square', 'pentagon'] as const
/** Longer than the hero's entrance. */
const ENTRANCE_MS = 2800
/** So much of every face is where it was; the smaller a piece is, the more of it are its edges, which are drawn otherwise. */
const IN_POSE = 0.74
/** A face's colour may differ so much by light and sheen. */
const NEAR = 70

/** Where a colour stands, pixel by pixel; every second pixel is enough. */
function standing({ png, dpr }: Picture, colour: Colour): boolean[] {
  const found: boolean[] = []
  for (let y = 0; y < png.height / dpr; y += 2)
    for (let x = 0; x < png.width / dpr; x += 2)
      found.push(difference(colourAt({ png, dpr }, x, y), colour) < NEAR)
  return found
}

/** How much of the faces of a colour in either picture is in both, 0 to 1. */
function shared(a: Picture, b: Picture, colour: Colour): number {
  const [one, other] = [standing(a, colour), standing(b, colour)]
  const both = one.filter((is, i) => is && other[i]).length
  return both / one.filter((is, i) => is || other[i]).length
}

/** The piece whose face is farthest from where it is in the other picture. */
async function leastShared(a: Picture, b: Picture): Promise<number> {
  const all: number[] = []
  for (const shape of SHAPES) all.push(shared(a, b, await designColour(page, shape)))
  return Math.min(...all)
}

describe.each(SIZES)('on a $name', ({ width, height, ...size }) => {
  it('the scene takes over from the still picture in its pose, whole, under it; no header comes', async () => {
    page = await landing.open({
      width,
      height,
      ...size,
      sheet: false,
      prepare: each => void each.evaluateOnNewDocument(stopWhenReady),
    })
    await page.evaluate(cameIn)
    const taken = await takePicture(page)
    await page.$eval('html', html => html.setAttribute('data-scene', 'loading'))
    const still = await takePicture(page)
    expect(await leastShared(taken, still)).toBeGreaterThan(IN_POSE)
    await page.evaluate(() => window.goOn())
    await page.$eval('html', html => html.setAttribute('data-scene', 'ready'))
    await sleep(ENTRANCE_MS)
    expect(await leastShared(await takePicture(page), still)).toBeLessThan(IN_POSE)
    expect(await page.evaluate(() => window.headerFrames)).toBe(0)
  })
})

/** Lets the still pictures arrive slowly, and counts those on their way as the scene takes over. */
function arriveSlowly(): void {
  const arriving = () =>
    [...document.querySelectorAll('#hero svg, #hero img')].flatMap(each => each.getAnimations())
  const faded = () => document.querySelector('#hero [data-still]')?.getAnimations().length
  document.addEventListener('DOMContentLoaded', () => {
    for (const animation of arriving()) animation.playbackRate = 0.2
  })
  new MutationObserver(() => {
    if (document.documentElement.dataset.scene !== 'ready' || window.fadingAtReady !== undefined) return
    window.arrivingAtReady = arriving().length
    window.fadingAtReady = faded()
    window.dispatchEvent(new Event('scroll'))
    window.fadingMoved = faded()
  }).observe(document, { attributeFilter: ['data-scene'], subtree: true })
}

it('the still pieces come to their places before the scene takes them over, then fade over it as one, until the page moves', async () => {
  page = await newPage(landing.browser, { width: 1024, height: 700 })
  await page.evaluateOnNewDocument(arriveSlowly)
  await page.goto(landing.site.url)
  const before = await page.$$eval('#hero [data-grab] svg', all =>
    all.map(each => each.getAnimations().length),
  )
  expect(before).toEqual([1, 1, 1, 1])
  await page.waitForFunction(() => window.arrivingAtReady !== undefined)
  expect(await page.evaluate(() => window.arrivingAtReady)).toBe(0)
  expect(await page.evaluate(() => [window.fadingAtReady, window.fadingMoved])).toEqual([1, 0])
})

/** Printed pieces that can be seen now. */
const seenPieces = (): Promise<number> =>
  page.$$eval(
    // As pieces are printed (ui/shapes.tsx), and nothing else is.
    '#main svg[viewBox="-.6 -.6 1.2 1.2"]',
    all =>
      all.filter(svg => {
        const { top, bottom, left, right } = svg.getBoundingClientRect()
        const isInside =
          right > left && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
        return isInside && svg.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      }).length,
  )

it('a flick before the scene is ready finds no stage empty', async () => {
  const scene = chunkOf(builtSite().record, 'src/scene/root.tsx')
  const held: HTTPRequest[] = []
  page = await newPage(landing.browser, { width: 1440, height: 900 })
  await page.setRequestInterception(true)
  page.on('request', request => {
    if (request.url().endsWith(scene)) held.push(request)
    else void request.continue()
  })
  await page.goto(landing.site.url)
  await page.waitForSelector('#data-sheet[data-current]')
  const seen: Record<string, number> = {}
  for (const id of STAGE_IDS) {
    const middle = await page.$eval(
      `#${id}`,
      section =>
        (section as HTMLElement).offsetTop + ((section as HTMLElement).offsetHeight - window.innerHeight) / 2,
    )
    await goTo(page, Math.round(middle))
    await frame(page)
    seen[id] = await seenPieces()
  }
  // Where the legend becomes the row there is the one or the other.
  const { from, until } = REPRESENTATION.gather
  const top = await page.$eval('#representation', section => (section as HTMLElement).offsetTop)
  await goTo(page, Math.round(top + ((from + until) / 2) * svhOf('representation') * 9))
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const shown = await page.$$eval('#representation :is([data-legend], [role="radiogroup"])', all =>
    all.filter(each => each.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
  )
  expect(shown).toHaveLength(1)
  expect(await page.$eval('html', html => html.dataset.scene)).toBe('loading')
  for (const id of STAGE_IDS) expect([id, (seen[id] ?? 0) >= 3]).toEqual([id, true])
  for (const request of held) await request.continue()
})
