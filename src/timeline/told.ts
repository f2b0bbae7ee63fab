import { clamp, smoothstep } from './easing.ts'
import type { Layout } from './layout.ts'
import { ROWS } from './picture.ts'
import type { Riding } from './riding.ts'
import { SESSIONS } from './thresholds.ts'
import { lerp } from './vec.ts'

/** How large the digits of the row are that is told of, over their size in the list. */
const LARGE = { wide: 1.4, narrow: 1.15, portrait: 1.2 } as const
/** Windows from this width on have room beside the stack for more, px. */
const WIDE_PX = 1280
/** A row is told of for this share of a link before and after its dots arrive; it takes twice as long to change. */
const TOLD = { from: 0.25, until: 0.75 } as const
/** The last row's digits shrink before the labels leave. */
const OVER = { from: 0.61, until: 0.65 } as const

/** Links that have been drawn so far, 0..5: link i runs from row i to row i + 1. */
export const linksAt = (progress: number): number =>
  clamp((progress - SESSIONS.links.from) / (SESSIONS.links.until - SESSIONS.links.from), 0, 1) * (ROWS - 1)

/** How far a row has come into light: the live one from the start, each next one while its dots arrive. */
export const litAt = (row: number, progress: number): number =>
  row === 0 ? 1 : smoothstep(linksAt(progress) - (row - 1))

/** How much a row is the one that is told of, 0..1. */
export function toldAt(row: number, progress: number): number {
  const away = Math.abs(linksAt(progress) - row)
  const over = smoothstep((progress - OVER.from) / (OVER.until - OVER.from))
  return smoothstep((TOLD.until - away) / (TOLD.until - TOLD.from)) * (1 - over)
}

/** How large the digits of a told row are. */
export function largeOf({ portrait, widthPx }: Layout): number {
  if (portrait) return LARGE.portrait
  return widthPx < WIDE_PX ? LARGE.narrow : LARGE.wide
}

/**
 * Writes where a row's digits are while they are large: their left edge stays.
 * @param widthPx their width in the list
 */
export function enlarge(row: number, progress: number, widthPx: number, layout: Layout, out: Riding): void {
  out.scale = lerp(1, largeOf(layout), toldAt(row, progress))
  out.dx = ((out.scale - 1) * widthPx) / 2
  out.dy = 0
}
