/** How the scene is lit: as hardware can draw it, or as a software renderer can. */
export type Tier = 'full' | 'lean'

/** How things are mirrored: not at all, as their faces, or as solids. */
const MIRROR = { none: 0, faces: 1, solids: 2 } as const
/** What throws shadows: what is in touch alone, that and the nearest thing, or everything. */
const SHADOWS = { touch: 0, near: 1, all: 2 } as const

/** What the scene has at one step of its quality. */
export interface Preset {
  readonly name: string
  readonly tier: Tier
  /** Least and most device px per CSS px; between them the screen decides. */
  readonly fineness: readonly [number, number]
  readonly mirror: number
  readonly shadows: number
  /** Grain of lacquer, bone and paper. */
  readonly grain: number
  /** Depth of field of the hero. */
  readonly depth: number
  /** Whether contour lines are drawn at rest alone: they fill the screen, which a renderer in software pays for by the pixel. */
  readonly stillLines: boolean
}

const ALL = {
  tier: 'full',
  mirror: MIRROR.solids,
  shadows: SHADOWS.all,
  grain: 1,
  depth: 1,
  stillLines: false,
} as const
const FLAT = { ...ALL, mirror: MIRROR.faces, grain: 0 } as const
const NEAR = { ...FLAT, mirror: MIRROR.none, shadows: SHADOWS.near } as const
const LEAN = {
  tier: 'lean',
  mirror: MIRROR.none,
  shadows: SHADOWS.touch,
  grain: 0,
  depth: 0,
  stillLines: false,
} as const

/**
 * The steps of the scene's quality, best first: the tier's own, then the tier, then device px. A
 * step to a finer canvas than before is taken at the start alone. The last one is for renderers in software.
 */
const PRESETS = [
  { name: 'full', ...ALL, fineness: [1.5, 2] },
  { name: 'full at 1.5', ...ALL, fineness: [1.5, 1.5] },
  { name: 'full with flat images', ...FLAT, fineness: [1.5, 1.5] },
  { name: 'full without images', ...NEAR, fineness: [1.5, 1.5] },
  { name: 'full at 1', ...NEAR, fineness: [1, 1] },
  { name: 'lean', ...LEAN, fineness: [1, 2] },
  { name: 'lean at 1.5', ...LEAN, fineness: [1, 1.5] },
  { name: 'lean at 1', ...LEAN, fineness: [1, 1] },
  { name: 'lean with still lines', ...LEAN, fineness: [1, 1], stillLines: true },
] as const satisfies readonly Preset[]

/** Fine screens do not get the tier `full` with fewer device px than this: there `lean` looks better. */
const COARSEST = 1.5

/** Device px per CSS px that a preset has on a screen of this fineness. */
const finenessOf = ({ fineness: [least, most] }: Preset, screen: number): number =>
  Math.min(most, Math.max(least, screen))

/** The best step of a tier. */
export const bestOf = (tier: Tier): Preset => PRESETS.find(preset => preset.tier === tier) ?? PRESETS[0]

const hasSame = (a: Preset, b: Preset): boolean =>
  a.tier === b.tier &&
  a.mirror === b.mirror &&
  a.shadows === b.shadows &&
  a.grain === b.grain &&
  a.depth === b.depth &&
  a.stillLines === b.stillLines

/** Whether a step is not coarser than its tier looks good at on a screen of this fineness. */
const suits = (preset: Preset, screen: number): boolean =>
  preset.tier === 'lean' || finenessOf(preset, screen) >= Math.min(screen, COARSEST)

/** Whether a step is seen as it is taken on a screen of this fineness: where lines alone go, they fade. */
export const isSudden = (from: Preset, to: Preset, screen: number): boolean =>
  !hasSame({ ...from, stillLines: to.stillLines }, to) || finenessOf(from, screen) !== finenessOf(to, screen)

/** The next step down that shows on a screen of this fineness, or none. No step is finer than the one before it. */
export function stepBelow(preset: Preset, screen: number): Preset | undefined {
  const now = finenessOf(preset, screen)
  return PRESETS.slice(PRESETS.findIndex(({ name }) => name === preset.name) + 1).find(next => {
    const then = finenessOf(next, screen)
    return suits(next, screen) && then <= now && (then < now || !hasSame(next, preset))
  })
}
