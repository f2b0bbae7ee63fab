import type { Places } from '../../../src/film/places.ts'
import type { WindowName } from './story.ts'

/** Places as the page has them (tests/page/landing/places.test.ts compares them), stage px with y up. */
export const PLACES: Readonly<Record<WindowName, Places>> = {
  desktop: {},
  phone: {},
  'phone on its side': {},
  'tall tablet': {},
}
