import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import type { PlaceBox } from '../../../src/film/places.ts'
import { landingTests } from '../../support/landing.ts'
import { PLACES } from '../../unit/stages/places.ts'
import { WINDOWS, type WindowName } from '../../unit/stages/windows.ts'

const landing = landingTests()

/** Layout boxes are whole px. */
const ROUNDED_PX = 1
const NUMBERS = ['x', 'y', 'width', 'height', 'turn'] as const

/** The boxes of the page's places, each against its stage's, stage px with y up. */
const placesIn = (page: Page): Promise<Record<string, PlaceBox>> =>
  page.$$eval('[data-place]', elements => {
    const boxes = elements.map(each => {
      const element = each as HTMLElement
      const pin = element.closest<HTMLElement>('[data-pin]')
      const { offsetWidth: width, offsetHeight: height } = element
      let x = (width - (pin?.offsetWidth ?? 0)) / 2
      let y = ((pin?.offsetHeight ?? 0) - height) / 2
      for (
        let at: HTMLElement | null = element;
        at && at !== pin;
        at = at.offsetParent as HTMLElement | null
      ) {
        x += at.offsetLeft + (at.offsetParent?.clientLeft ?? 0)
        y -= at.offsetTop + (at.offsetParent?.clientTop ?? 0)
      }
      const turn = Number(getComputedStyle(element).getPropertyValue('--turn'))
      return [element.dataset.place ?? '', { x, y, width, height, turn }] as const
    })
    return Object.fromEntries(boxes)
  })

it.each(Object.keys(PLACES) as WindowName[])(
  'on a %s places are where the scene’s tests have them',
  async name => {
    const [width, height] = WINDOWS[name]
    const page = await landing.open({ width, height, isMobile: name.startsWith('phone') })
    const found = await placesIn(page)
    const isThere = (wanted: PlaceBox, box: PlaceBox | undefined): boolean =>
      box !== undefined && NUMBERS.every(number => Math.abs(wanted[number] - box[number]) <= ROUNDED_PX)
    for (const [place, wanted] of Object.entries(PLACES[name])) {
      const box = found[place]
      expect({ place, box: isThere(wanted, box) ? wanted : box }).toEqual({ place, box: wanted })
    }
    await page.close()
  },
)
