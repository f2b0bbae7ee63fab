import { drawn } from '../film/drawn.ts'
import { progressAt } from '../film/score.ts'
import { HERO } from '../stages/hero/score.ts'
import { clamp, easeOutCubic, smoothstep } from './easing.ts'
import type { Layout, Place } from './layout.ts'
import { peek, tokenOf } from './picture.ts'
import type { Riding } from './riding.ts'
import { LEGEND_WORDS } from './thresholds.ts'
import { lerp } from './vec.ts'

/**
 * A tag under its piece is a small copy of the legend's entry, without the number, which is on the piece still: over that, the
 * size of its letter, and the distance of its two lines; that at most, design px. px: how far under the piece it stands, from
 * the sides and, by its name, from the lower edge.
 */
const LANDSCAPE = { size: 0.4, lines: 0.29, most: 44, below: 26, margin: 60, foot: 66 } as const
const PORTRAIT = { size: 0.5, lines: 0.6, most: 44, below: 18, margin: 12, foot: 50 } as const
/** The least distance of its lines, px. */
const LINE_PX = 25
/** How many times as far under it on larger windows, for each design px; the name, whose size goes with the window. */
const LARGER = { landscape: 1.5, portrait: 1.25, name: 1.2 } as const
/** The words of a shape in their own places, stage px with y up; their widths as sizes. */
export interface LegendWords {
  readonly letter: Place
  readonly name: Place
  readonly number: Place
}

/** Where each of them is on its way. */
export interface RidingWords {
  readonly letter: Riding
  readonly name: Riding
  readonly number: Riding
}

/** Words are farther under a piece that is still large, by so much of what it shrinks; over a mirror, by px. */
const FARTHER = { large: 0.12, mirrored: 10 } as const

const piece = { x: 0, y: 0, size: 0 }

const LANDING = {
  from: progressAt(HERO, 'lands'),
  step: (HERO.several?.landing?.later ?? 0) / 100,
  lasts: 0.06,
} as const

/** How far a piece has come on its way from the cascade to the legend, of its time. */
const landingAt = (progress: number, shape: number): number =>
  clamp((progress - LANDING.from - shape * LANDING.step) / LANDING.lasts, 0, 1)

/** Writes where a piece is seen in the picture of this frame, stage px with y up. */
function seePiece(out: typeof piece, shape: number, { eyePx }: Layout): void {
  const { picture } = drawn
  if (!picture) return
  const scale = eyePx / (eyePx - peek(picture, tokenOf(0, shape), 2))
  out.x = peek(picture, tokenOf(0, shape), 0) * scale
  out.y = peek(picture, tokenOf(0, shape), 1) * scale
  out.size = peek(picture, tokenOf(0, shape), 3) * scale
}

/** How far a part of the heading has risen, 0..1: over the pieces as they come to the cascade. Progress is the hero's. */
export function headingRisen(progress: number, part: number): number {
  const { from, step, lasts } = LEGEND_WORDS.rises
  return easeOutCubic((progress - from - part * step) / lasts)
}

/** How much of a part of a heading shows, so far below or above its place: none where a sliver of it is left. */
export const headingSeen = (away: number): number => 1 - clamp((Math.abs(away) - 0.3) / 0.2, 0, 1)

/**
 * Whether letter and name of the shapes are on their way to their own places, without the legend's lines: from long before
 * they show, so that these have faded by then. Progress is the hero's.
 */
export const areRiding = (progress: number): boolean =>
  progress >= LEGEND_WORDS.tags.settles && progress < LEGEND_WORDS.tags.landed

const LAST = 3
/** Of a landing on upright windows: where a tag is at its piece no more, and how near to that nothing of it is seen. */
const CHANGE = { at: 0.5, unseen: 0.15 } as const

/** Whether the words of a shape are to be seen: one shape's after the other's. */
export function isClear(progress: number, own: number, { portrait }: Layout): boolean {
  const { named, step } = LEGEND_WORDS.tags
  return progress >= named[portrait ? 'portrait' : 'landscape'] + own * step
}

/** How many times as far under its piece as on the smallest windows a tag is. */
const largerIn = ({ portrait, u }: Layout): number =>
  Math.max(1, (portrait ? LARGER.portrait : LARGER.landscape) * u)

/** How far the words of a shape have come from its tag to their own places, of their time. */
function wordsLandingAt(progress: number, shape: number): number {
  const { after, landed } = LEGEND_WORDS.tags
  const { from, step } = LANDING
  const begins = from + after + shape * step
  const lasts = landed - (from + after + LAST * step)
  return clamp((progress - begins) / lasts, 0, 1)
}

/**
 * Returns how much of a shape's words shows as its piece lands: on upright windows the piece comes down where they would have
 * to cross, so they go with it, and come again in their own places.
 */
export function tagLeft(progress: number, shape: number, { portrait }: Layout): number {
  if (!portrait) return 1
  const away = Math.abs(landingAt(progress, shape) - CHANGE.at)
  return smoothstep((away - CHANGE.unseen) / (CHANGE.at - CHANGE.unseen))
}

/**
 * Returns how far to the right of its own place a letter stands until its number comes, px: in the middle of its column, or in
 * its own place where the number stands apart.
 */
export const aloneBy = ({ letter, number }: LegendWords, portrait: boolean): number =>
  portrait ? 0 : (number.x - letter.x + (number.size - letter.size) / 2) / 2

/** Puts a word there: its middle, stage px. */
function put(out: Riding, own: Place, x: number, y: number, scale: number): void {
  out.dx = x - own.x
  out.dy = y - own.y
  out.scale = scale
}

/**
 * Writes where the words of a shape are while its piece flies to the legend: under it as one thing, which grows into the
 * legend's entry on its way there.
 * @param progress of the hero, on beyond its end
 */
export function rideWords(
  progress: number,
  shape: number,
  words: LegendWords,
  layout: Layout,
  out: RidingWords,
): void {
  const { letter, name } = words
  const { portrait, u } = layout
  const form = portrait ? PORTRAIT : LANDSCAPE
  const larger = largerIn(layout)
  seePiece(piece, shape, layout)
  const landed = portrait
    ? Number(landingAt(progress, shape) >= CHANGE.at)
    : smoothstep(wordsLandingAt(progress, shape))
  const size = lerp(form.size, 1, landed)
  const nameSize = lerp(Math.min(larger, LARGER.name), 1, landed)
  const middle = letter.x + aloneBy(words, portrait)
  const own = name.y - letter.y
  const line = lerp(Math.max(Math.min(form.lines * own, form.most * u), LINE_PX), own, landed)
  const free = layout.widthPx / 2 - form.margin - (name.size * nameSize) / 2
  const large = piece.size - (layout.legend[shape]?.size ?? piece.size)
  const below = form.below * larger + FARTHER.large * large + (layout.bold ? FARTHER.mirrored : 0)
  const under = Math.max(piece.y - piece.size / 2 - below, form.foot * larger - layout.heightPx / 2)
  // On upright windows it leaves its piece; elsewhere it stays under that.
  const lands = portrait ? undefined : layout.legend[shape]
  const x = lerp(clamp(piece.x, -free, free), middle + (lands ? piece.x - lands.x : 0), landed)
  const y = lerp(under, name.y + (lands ? piece.y - lands.y : 0), landed)
  put(out.letter, letter, x, y - line, size)
  put(out.name, name, x + (name.x - middle) * landed, y, nameSize)
}
