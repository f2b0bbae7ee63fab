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
    figure: place(0, -18, 673),
    stack: place(151, 4, 498, 722),
    'stack-row': place(151, 323.5, 498, 83),
    paper: place(250, -393, 977, 566),
    sun: place(0, -1410, 3120),
    field: place(0, -1410, 3052),
    ...stands(238, 176, 7.25, 17.75),
    'border-odd': place(0, -147, 1440, 166),
    'border-even': place(0, -17, 1440, 166),
    'values-odd': place(0, 104, 1344, 106),
    'values-even': place(0, -224, 1344, 106),
    'parity-0': place(-504, -147, 166),
    'parity-1': place(-168, -147, 166),
    'parity-2': place(168, -147, 166),
    'parity-3': place(504, -147, 166),
  },
  phone: {
    figure: place(0, -40, 338),
    stack: place(-38, -51, 245, 518),
    'stack-row': place(-38, 187, 245, 42),
    paper: place(0, -401.5, 583, 495),
    sun: place(0, -334, 1040),
    field: place(0, -334, 1004),
    ...stands(225, 78, 4.75, 14.25),
    'border-odd': place(0, -67, 390, 74),
    'border-even': place(0, 1, 390, 74),
    'values-odd': place(0, 71, 350, 46),
    'values-even': place(0, -100, 350, 46),
    'parity-0': place(-131, -67, 74),
    'parity-1': place(-44, -67, 74),
    'parity-2': place(44, -67, 74),
    'parity-3': place(131, -67, 74),
  },
  'phone on its side': {
    figure: place(0, -27, 284),
    stack: place(82, -13, 222, 316),
    'stack-row': place(82, 129.5, 222, 31),
    paper: place(146.5, -187, 509, 277),
    sun: place(0, -599, 1352),
    field: place(0, -599, 1323),
    ...stands(104.5, 55, 7.25, 17.75),
    'border-odd': place(0, -59, 844, 72),
    'border-even': place(0, -30, 844, 72),
    'values-odd': place(0, 23, 788, 46),
    'values-even': place(0, -102, 788, 46),
    'parity-0': place(-295, -59, 72),
    'parity-1': place(-98, -59, 72),
    'parity-2': place(98, -59, 72),
    'parity-3': place(295, -59, 72),
  },
  'tall tablet': {
    figure: place(0, -48, 536),
    stack: place(-51, -92, 530, 673),
    'stack-row': place(-51, 215, 530, 60),
    paper: place(0, -423, 778, 451),
    sun: place(0, -388, 1262),
    field: place(0, -388, 1218),
    ...stands(290.5, 95, 11.75, 22.25),
    'border-odd': place(0, -195, 768, 112),
    'border-even': place(0, -71, 768, 112),
    'values-odd': place(0.5, 3, 717, 100),
    'values-even': place(0.5, -223, 717, 100),
    'parity-0': place(-269, -195, 112),
    'parity-1': place(-89, -195, 112),
    'parity-2': place(90, -195, 112),
    'parity-3': place(269, -195, 112),
  },
}
