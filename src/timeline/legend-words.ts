import { CASCADE, landingAt } from './cascade.ts'
import { clamp, easeOutCubic, smoothstep } from './easing.ts'
import { seeFlying, seePhone } from './hero.ts'
import type { Layout, Place } from './layout.ts'
import type { Riding } from './riding.ts'
import { LEGEND_WORDS } from './thresholds.ts'
import { lerp } from './vec.ts'

/** A tag under its piece, px: widths of letter and number, the gap between its words, its distance and its margin. */
const LANDSCAPE = { letter: 20, number: 15, gap: 9, below: 26, margin: 60, foot: 26 } as const
const PORTRAIT = { letter: 16, number: 12, gap: 6, below: 18, margin: 12, foot: 24 } as const
/** How many times as large it is on larger windows, for each design px; and its name, whose size goes with the window. */
const LARGER = { landscape: 1.5, portrait: 1.25, name: 1.2 } as const
/** Words of a tag whose middles are level have their feet level when the larger ones stand this much higher, px. */
const LEVEL_PX = 3

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

/** How far words keep from what is not theirs, px. */
const CLEAR_PX = 2
/** The page's heading rises out of its place line by line, ahead of the circle. */
export const HEADING_LEAVES = { from: 0.565, until: 0.632, step: 0.016 } as const
/** Lines of the page's heading after its first. */
const LINES_AFTER = 2
/** Radius of a circle round a piece, over its size; a piece on its corner reaches a little farther to its own words. */
const ROUND = 0.52
const OWN_ROUND = 0.55
/** Words are farther under a piece that is still large, by so much of what it shrinks; over a mirror, by px. */
const FARTHER = { large: 0.12, mirrored: 10 } as const

const piece = { x: 0, y: 0, size: 0 }
const other = { x: 0, y: 0, size: 0 }
const phone = { x: 0, y: 0, halfW: 0, halfH: 0 }

/** How far a line of the page's heading has risen, of its way out of its place, 0..1. Progress is the hero's. */
export function lineGone(progress: number, line: number): number {
  const { from, until, step } = HEADING_LEAVES
  return clamp((progress - from - line * step) / (until - from - LINES_AFTER * step), 0, 1) ** 2
}

/** How far a part of the heading has risen, 0..1: its piece lifts it as it lands. Progress is the hero's. */
export const headingRisen = (progress: number, part: number): number =>
  easeOutCubic((landingAt(progress, part) - LEGEND_WORDS.rise) / (1 - LEGEND_WORDS.rise))

/** How much of a part of the heading shows, so far below or above its place: none where a sliver of it is left. */
export const headingSeen = (away: number): number => 1 - clamp((Math.abs(away) - 0.3) / 0.2, 0, 1)

/** Whether letter, name and number of the shapes are on their way to their own places; progress is the hero's. */
export const areRiding = (progress: number): boolean =>
  progress >= LEGEND_WORDS.tags.from - AHEAD && progress < LEGEND_WORDS.tags.landed

/** So much before they show they are under their pieces. */
const AHEAD = 0.01

const LAST = 3
const WORDS = ['letter', 'name', 'number'] as const

/**
 * Whether the words of a shape stand on the ground alone: a name that lies on another piece, or on the phone, would name
 * that.
 * @param own the shape
 * @param riding where they are on their way
 */
export function isClear(
  progress: number,
  own: number,
  words: LegendWords,
  layout: Layout,
  riding: RidingWords,
): boolean {
  const form = layout.portrait ? PORTRAIT : LANDSCAPE
  const larger = largerIn(layout)
  const isPhone = seePhone(phone, progress, layout)
  for (const word of WORDS) {
    const x = words[word].x + riding[word].dx
    const y = words[word].y + riding[word].dy
    const halfW = (words[word].size * riding[word].scale) / 2 + CLEAR_PX
    const halfH = (form.letter * larger) / 2 + CLEAR_PX
    if (isPhone && Math.abs(x - phone.x) < halfW + phone.halfW && Math.abs(y - phone.y) < halfH + phone.halfH)
      return false
    for (let shape = 0; shape < 4; shape++) {
      seeFlying(other, Math.min(progress, 1), shape, layout)
      const dx = Math.max(Math.abs(x - other.x) - halfW, 0)
      const dy = Math.max(Math.abs(y - other.y) - halfH, 0)
      if (Math.hypot(dx, dy) < (shape === own ? OWN_ROUND : ROUND) * other.size) return false
    }
  }
  return true
}

/** Puts words into a tag: their left edge and their middle there. */
function put(out: Riding, words: Place, left: number, y: number, scale: number): void {
  out.dx = left + (words.size * scale) / 2 - words.x
  out.dy = y - words.y
  out.scale = scale
}

/** Parts of their way to their own places in which a word goes across, up or down, and grows. */
interface Landing {
  readonly across: readonly [number, number]
  readonly down: readonly [number, number]
  readonly grows: readonly [number, number]
}

/**
 * Letters and numbers drop out of their line under the piece, close up, and grow as a pair under its name. On upright windows,
 * where the piece steps out of their place, the name rises over the letter, and all go there together.
 */
const STRAIGHT: Landing = { across: [0.15, 0.45], down: [0, 0.6], grows: [0.25, 1] }
const ASIDE = {
  letter: { across: [0.1, 0.75], down: [0.3, 1], grows: [0.4, 1] },
  name: { across: [0.1, 0.75], down: [0, 0.6], grows: [0, 1] },
  number: { across: [0, 0.7], down: [0.1, 0.8], grows: [0.2, 1] },
} as const satisfies Record<string, Landing>

/** How many times as large as on the smallest windows a tag is. */
const largerIn = ({ portrait, u }: Layout): number =>
  Math.max(1, (portrait ? LARGER.portrait : LARGER.landscape) * u)

/** How far the words of a shape have come from its tag to their own places, of their time. */
export function wordsLandingAt(progress: number, shape: number): number {
  const { after, landed } = LEGEND_WORDS.tags
  const { from, step } = CASCADE.land
  const begins = from + after + shape * step
  const lasts = landed - (from + after + LAST * step)
  return clamp((progress - begins) / lasts, 0, 1)
}

const eased = (landed: number, [from, until]: readonly [number, number]): number =>
  smoothstep((landed - from) / (until - from))

/** @param fromPair how far a word's own place lies at the right of the middle that it grows away from */
function land(out: Riding, landed: number, { across, down, grows }: Landing, fromPair: number): void {
  out.scale = lerp(out.scale, 1, eased(landed, grows))
  out.dx = lerp(out.dx, fromPair * (out.scale - 1), eased(landed, across))
  out.dy *= 1 - eased(landed, down)
}

/**
 * Writes where the words of a shape are while its piece flies to the legend: side by side under it, then on their way
 * to their own places.
 * @param progress of the hero, on beyond its end
 * @param letterPx width of the widest letter in its own place
 */
export function rideWords(
  progress: number,
  shape: number,
  words: LegendWords,
  letterPx: number,
  layout: Layout,
  out: RidingWords,
): void {
  const form = layout.portrait ? PORTRAIT : LANDSCAPE
  const larger = largerIn(layout)
  const nameScale = Math.min(larger, LARGER.name)
  const gap = form.gap * larger
  seeFlying(piece, Math.min(progress, layout.portrait ? CASCADE.land.from : 1), shape, layout)
  const letterScale = (form.letter * larger) / letterPx
  const numberScale = (form.number * larger) / words.number.size
  const letterW = words.letter.size * letterScale
  const nameW = words.name.size * nameScale
  const widthPx = letterW + nameW + form.number * larger + 2 * gap
  const free = layout.widthPx / 2 - form.margin - widthPx / 2
  const left = clamp(piece.x, -free, free) - widthPx / 2
  const large = piece.size - (layout.legend[shape]?.size ?? piece.size)
  const below = form.below * larger + FARTHER.large * large + (layout.bold ? FARTHER.mirrored : 0)
  const y = Math.max(piece.y - piece.size / 2 - below, form.foot - layout.heightPx / 2)
  const level = LEVEL_PX * larger
  const nameLeft = left + letterW + gap
  put(out.letter, words.letter, left, y + level, letterScale)
  put(out.name, words.name, nameLeft, y, nameScale)
  put(out.number, words.number, nameLeft + nameW + gap, y + level, numberScale)
  const landed = wordsLandingAt(progress, shape)
  const { portrait } = layout
  const pair = (words.letter.x + words.number.x) / 2
  for (const word of WORDS)
    land(out[word], landed, portrait ? ASIDE[word] : STRAIGHT, portrait ? 0 : words[word].x - pair)
}
