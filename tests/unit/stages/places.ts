import type { PlaceBox } from '../../../src/film/places.ts'
import type { WindowName } from './windows.ts'

type Boxes = Readonly<Record<string, PlaceBox>>

const place = (x: number, y: number, width: number, height = width, turn = 0): PlaceBox => ({
  x,
  y,
  width,
  height,
  turn,
})

/** The columns that stand on the footer's sun: each has the same box, turned about the sun's middle. */
const stands = (y: number, size: number, near: number, far: number): Boxes => ({
  'stand-0': place(0, y, size, size, -far),
  'stand-1': place(0, y, size, size, -near),
  'stand-2': place(0, y, size, size, near),
  'stand-3': place(0, y, size, size, far),
})

/** Places as the page has them (tests/page/landing/places.test.ts compares them). */
export const PLACES: Readonly<Record<WindowName, Boxes>> = {
  desktop: {
    sun: place(0, -1410, 3120),
    field: place(0, -1410, 3052),
    ...stands(238, 176, 7.25, 17.75),
  },
  phone: {
    sun: place(0, -334, 1040),
    field: place(0, -334, 1004),
    ...stands(225, 78, 4.75, 14.25),
  },
  'phone on its side': {
    sun: place(0, -599, 1352),
    field: place(0, -599, 1323),
    ...stands(104.5, 55, 7.25, 17.75),
  },
  'tall tablet': {
    sun: place(0, -388, 1262),
    field: place(0, -388, 1218),
    ...stands(290.5, 95, 11.75, 22.25),
  },
}
