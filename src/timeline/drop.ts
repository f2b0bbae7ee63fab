import { clamp } from './easing.ts'
import {
  FIRST_PLATE,
  FIRST_RING,
  PAPER,
  type Picture,
  PLACE,
  peek,
  ROWS,
  STRIDE,
  tokenOf,
} from './picture.ts'
import { dim } from './rows.ts'
import { SESSIONS } from './thresholds.ts'

/**
 * In progress of SESSIONS: the rows fall, each a step after the one below it; in progress of the footer: what the first
 * row's pieces have stood on has fallen.
 */
const DROP = { from: 0.88, until: 1, step: 0.014, first: 0.104 } as const

/** How far down something falls, over the window's height: the highest of them leaves the window. */
const DEEP = 1.3

function fall(picture: Picture, object: number, fallen: number, heightPx: number): void {
  const y = object * STRIDE + PLACE + 1
  picture.objects[y] = peek(picture, object, PLACE + 1) - fallen * fallen * DEEP * heightPx
  if (fallen === 1) dim(picture, object, 0)
}

function fallRow(picture: Picture, row: number, fallen: number, heightPx: number): void {
  fall(picture, FIRST_PLATE + row, fallen, heightPx)
  fall(picture, FIRST_RING + row, fallen, heightPx)
}

/**
 * Lets the stack fall out of the window, where no data sheet follows that it could be laid down on: the lowest row and
 * the paper first. The first row stays, for its tokens go on into the footer.
 * @param progress of SESSIONS
 */
export function dropStack(progress: number, heightPx: number, picture: Picture): void {
  const lasts = DROP.until - DROP.from - (ROWS - 2) * DROP.step
  for (let r = 1; r < ROWS; r++) {
    const fallen = clamp((progress - DROP.from - (ROWS - 1 - r) * DROP.step) / lasts, 0, 1)
    fallRow(picture, r, fallen, heightPx)
    for (let s = 0; s < 4; s++) fall(picture, tokenOf(r, s), fallen, heightPx)
    if (r === ROWS - 1) fall(picture, PAPER, fallen, heightPx)
  }
  picture.threads.alpha *= 1 - clamp((progress - SESSIONS.alone) / (DROP.from - SESSIONS.alone), 0, 1)
}

/**
 * Lets plate and ring of the first row fall after the others, from under its tokens.
 * @param progress of the footer
 */
export const dropFirst = (progress: number, heightPx: number, picture: Picture): void =>
  fallRow(picture, 0, clamp(progress / DROP.first, 0, 1), heightPx)
