import { CASCADE, cascadePlace, gatheredAt, landedAt } from './cascade.ts'
import { CHOICE_STOPS, CHOICES_MADE, chosenAt } from './choice.ts'
import { arch, partOf } from './easing.ts'
import { answersOf, besideGrown, heroDownPx, heroDriftOf, heroPosesOf } from './hero-poses.ts'
import type { Layout, Place } from './layout.ts'
import { lerp } from './vec.ts'

/** Progress of the hero: the phone sinks, and the tokens go to the cascade as it makes way. */
export const HERO_FLIGHT = {
  from: 0.44,
  phone: 0.47,
  phoneGone: 0.647,
  /** Of its way out the phone first rises by so much. */
  drawn: 1.1,
  /** How far each comes towards the eye on its way; what has been behind the phone stays behind it as it sinks. */
  arcs: [60, 60, 24, 30],
} as const

/**
 * How many lengths of the hold the page has come: from the first px on the pieces answer to the scroll, and go on until
 * their flight has taken them over.
 */
export const driftedAt = (progress: number): number => progress / HERO_FLIGHT.from

/** While the choice is made for the last time, what is left of the first one passes: none is made once it is locked. */
const CHOICE_PASSES = { from: CHOICE_STOPS[2] ?? 0, until: CHOICES_MADE } as const

/** Returns what part of the first choice has passed, 0..1: for who has gone on to the draw already, all of it. */
export const choosingPart = (choosing: number, progress: number): number =>
  Math.max(choosing, partOf(progress, CHOICE_PASSES))

/** A piece on its way: its place and size, stage px with y up. */
export interface Flying {
  x: number
  y: number
  z: number
  size: number
}

const flying: Flying = { x: 0, y: 0, z: 0, size: 0 }
const hung = { x: 0, y: 0, size: 0 }

/** They come towards the eye first, and cross then. */
const EARLY = 0.6

/** Takes what stands in the hero so far on its way through the cascade to the legend. */
export function fly(out: Flying, progress: number, shape: number, layout: Layout): void {
  const place = layout.legend[shape]
  if (!place) return
  const gathered = gatheredAt(progress, shape, layout.portrait)
  const landed = landedAt(progress, shape)
  cascadePlace(hung, shape, layout)
  const arc = Math.sin(Math.PI * gathered ** EARLY) * (HERO_FLIGHT.arcs[shape] ?? 0) * layout.u
  const { across, up } = CASCADE.round[layout.portrait ? 'portrait' : 'landscape']
  const round = arch(gathered) * layout.u
  // On upright windows a piece steps aside before it comes down to the words that it leaves behind.
  const down = layout.portrait ? landed ** 3 : landed
  out.x = lerp(lerp(out.x, hung.x, gathered) + round * (across[shape] ?? 0), place.x, landed)
  out.y = lerp(lerp(out.y, hung.y, gathered) + round * (up[shape] ?? 0), place.y, down)
  out.z = lerp(out.z, 0, gathered) + arc
  out.size = lerp(lerp(out.size, hung.size, gathered), place.size, landed)
}

/** Writes where a token of the hero is seen on its way to the legend, stage px with y up. */
function seeFlying(
  out: { x: number; y: number; size: number },
  progress: number,
  shape: number,
  layout: Layout,
): void {
  const { portrait, u, widthPx, eyePx } = layout
  const pose = heroPosesOf(layout).tokens[shape]
  const drift = heroDriftOf(layout).tokens[shape]
  if (!pose || !drift) return
  const drifted = driftedAt(progress)
  flying.x = pose.x * (portrait ? u : widthPx) + drift.x * u * drifted
  flying.y = (pose.y + drift.y * drifted) * u - heroDownPx(layout)
  flying.z = pose.z * u
  flying.size = pose.size * u
  fly(flying, progress, shape, layout)
  const scale = eyePx / (eyePx - flying.z)
  out.x = flying.x * scale
  out.y = flying.y * scale
  out.size = flying.size * scale
}

/** The column that the screenshot shows as chosen: its piece stands forward as the page begins. */
const CHOSEN = chosenAt(0)

/** Returns where a token of the hero is seen at rest, stage px with y up: where it has come forward, or in its place. */
export function heroPlace(shape: number, layout: Layout, isTurned = false): Place {
  const out = { x: 0, y: 0, size: 0 }
  seeFlying(out, 0, shape, layout)
  const aim = answersOf(layout)[shape]
  if (!aim || (!isTurned && layout.sessionColumns[shape] !== CHOSEN)) return out
  const { u, portrait, widthPx, eyePx } = layout
  const scale = eyePx / (eyePx - aim.z * u)
  out.x = (aim.x * (portrait ? u : widthPx) + besideGrown(aim.x, layout)) * scale
  // What comes before the phone comes into the window, whatever that is lowered by.
  out.y = (aim.y * u - (aim.z < 0 ? heroDownPx(layout) : 0)) * scale
  out.size = aim.size * u * scale
  return out
}
