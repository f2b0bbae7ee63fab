import { borderPx } from './border.ts'
import { dropFirst } from './drop.ts'
import { partOf, smoothstep } from './easing.ts'
import type { Hand } from './hand.ts'
import { hopOn } from './hops.ts'
import type { Layout, Place } from './layout.ts'
import { ROLLS } from './leaps.ts'
import { leadRow } from './list.ts'
import { createNought, litUntil, noughtAt, turnedAt } from './nought.ts'
import { sampleOddEven } from './odd-even.ts'
import {
  clearPicture,
  LOOK,
  type Picture,
  peek,
  putForm,
  putLook,
  putPlace,
  TURN,
  tokenOf,
} from './picture.ts'
import { sampleSessions } from './sessions.ts'
import { SHOWN_TOLD, type ShownNumbers } from './shown.ts'
import { columnTurn, grownAt, rimOf, type SunOnWay, standingSize, sunOnWay } from './sun.ts'
import { OWN_LINE, STUDS, SUNRISE } from './thresholds.ts'
import { putTurned } from './turned.ts'
import { type Quat, setEuler, slerp } from './vec.ts'

/** Progress thresholds of the transit (design, section 6.7). */
const FOOTER = {
  /**
   * Upright and without thickness it covers the sun under it, that is as large: only then it goes, before the sun's rim is
   * narrower than its own.
   */
  circle: { flat: 0.048, gone: { from: 0.048, until: 0.08 }, bright: 0.028 },
  /** The lines come when the ink is over the paper, and give way to the one line of the row. */
  contour: {
    from: SUNRISE.ink.until,
    until: 0.2416,
    alpha: 0.26,
    goes: { from: ROLLS.from, until: OWN_LINE.from },
  },
} as const

/** What the circle lacks of the light of a piece that looks at the viewer while it leans, over its own. */
const GLEAM = 0.22

const turn: Quat = [0, 0, 0, 1]
const upright: Quat = [0, 0, 0, 1]
const onWay: SunOnWay = { x: 0, top: 0, radius: 0 }

/** Where the transit begins: odd & even at its end, or the stack where there is no data sheet. */
function begin(shown: ShownNumbers, layout: Layout, picture: Picture): void {
  if (layout.entries) sampleOddEven(1, shown, layout, picture)
  else sampleSessions(1, layout, picture)
}

/** Above 1: the ink rises slowly while the pieces stand on it. */
const SLOWLY = 1.5

/** The ink rises level over the paper, and takes the pieces along until they leap off it. Returns by how much, px. */
function raiseInk(progress: number, layout: Layout, { ground }: Picture): number {
  const risen = smoothstep(progress / SUNRISE.ink.until) ** SLOWLY
  const bottom = borderPx(1, layout)
  const px = (layout.heightPx / 2 + 2 - bottom) * risen
  ground.border = bottom + px
  ground.paper = progress < SUNRISE.ink.until
  ground.table *= 1 - risen
  return px
}

/** The circle grows into the sun that the others hop onto (design, section 6.7). */
export function sampleFooter(
  progress: number,
  shown: ShownNumbers,
  layout: Layout,
  picture: Picture,
  hand: Hand,
): void {
  begin(shown, layout, picture)
  const lead = leadRow(layout.entries)
  const { ground } = picture
  ground.steps.fill(0)
  let risenPx = 0
  if (layout.entries) risenPx = raiseInk(progress, layout, picture)
  else dropFirst(progress, layout.heightPx, picture)
  growSun(progress, lead, layout, picture)
  if (ground.sunRadius > 0) {
    hopOn(progress, lead, from, risenPx, layout, picture, shown, hand.hops)
    showNought(progress, lead, shown[SHOWN_TOLD] ?? 0, layout, picture, hand.hops)
  }
  const { contour } = FOOTER
  ground.contourRow = lead
  ground.contour =
    contour.alpha * smoothstep(partOf(progress, contour)) * (1 - partOf(progress, contour.goes))
  ground.contourReach = layout.portrait ? 150 * layout.u : 260 * layout.u
}

/** Where the circle is seen from which the sun grows. */
const from = { x: 0, y: 0, size: 0 }

/** Writes into `from` where an object of the picture is seen. */
function seePlace(picture: Picture, object: number, layout: Layout): void {
  const scale = layout.eyePx / (layout.eyePx - peek(picture, object, 2))
  from.x = peek(picture, object, 0) * scale
  from.y = peek(picture, object, 1) * scale
  from.size = peek(picture, object, 3) * scale
}

/** Returns where the circle is seen before it begins to grow; the picture is used for it. */
export function circleBefore(shown: ShownNumbers, layout: Layout, picture: Picture): Place {
  clearPicture(picture, layout.heightPx)
  begin(shown, layout, picture)
  seePlace(picture, tokenOf(leadRow(layout.entries), 0), layout)
  return { ...from }
}

function growSun(progress: number, lead: number, layout: Layout, picture: Picture): void {
  const circle = tokenOf(lead, 0)
  const { ground } = picture
  seePlace(picture, circle, layout)
  if (grownAt(progress) <= 0) return
  sunOnWay(progress, from, layout, onWay)
  const { radius } = onWay
  ground.sunX = onWay.x
  ground.sunY = onWay.top - radius
  ground.sunRadius = radius
  ground.sunRim = rimOf(radius, layout)
  ground.sunStuds = partOf(progress, STUDS)
  // The token gives way to the sun that has taken its place and size: little by little upright, without shadow and wall.
  const flat = smoothstep(progress / FOOTER.circle.flat)
  const gone = partOf(progress, FOOTER.circle.gone)
  setEuler(upright, 0, 0, 0)
  turnTowards(picture, circle, flat)
  // It leans away from the lamp, which would make marigold brown.
  putForm(picture, circle, -GLEAM * smoothstep(progress / FOOTER.circle.bright) * (1 - flat), 0, 0, 0)
  putPlace(picture, circle, ground.sunX, ground.sunY, BEHIND_PX, radius * 2, turn)
  putLook(
    picture,
    circle,
    peek(picture, circle, LOOK) * (1 - gone),
    0.16 * (1 - flat),
    peek(picture, circle, LOOK + 2) * (1 - flat),
  )
}

const nought = createNought()
/** What stands on the sun has this shadow, and is so thick, over its size. */
const STANDS = { shade: 0.5, thick: 0.16 } as const

/** Lights the studs with the line of the row, and shows the circle's number, on the coin that the sun tosses up in its column. */
function showNought(
  progress: number,
  lead: number,
  column: number,
  layout: Layout,
  picture: Picture,
  hops: Float64Array,
): void {
  const { ground } = picture
  ground.sunLit = columnTurn(litUntil(progress), layout)
  noughtAt(progress, column, nought)
  if (nought.alpha === 0) return
  const circle = tokenOf(lead, 0)
  const size = standingSize(layout)
  const angle = columnTurn(column, layout)
  const distance = ground.sunRadius + nought.over * size
  setEuler(upright, 0, 0, (-angle * 180) / Math.PI)
  putForm(picture, circle, 0, 0, 0, 0)
  putLook(picture, circle, nought.alpha, STANDS.thick, STANDS.shade * nought.alpha)
  putTurned(
    picture,
    circle,
    ground.sunX + Math.sin(angle) * distance,
    ground.sunY + Math.cos(angle) * distance + (hops[column] ?? 0),
    0,
    nought.size * size,
    upright,
    180 * smoothstep(turnedAt(progress, column)),
    layout.eyePx,
  )
}

/** It goes behind those that it grows under, so that they never show through it. */
const BEHIND_PX = -1

/** Writes into `turn` the token's turn on its way to `upright`. */
function turnTowards(picture: Picture, token: number, part: number): void {
  for (let i = 0; i < 4; i++) turn[i] = peek(picture, token, TURN + i)
  slerp(turn, turn, upright, part)
}
