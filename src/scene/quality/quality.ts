import { type Preset, stepBelow } from './presets.ts'

/** A drawn frame is slow if it takes so many times the display's own pace, and so many ms. */
const SLOW = { times: 1.56, leastMs: 26 } as const
/** Drawn frames are judged when they are so many and have taken so long, ms; this share of slow ones costs one step. */
const JUDGED = { frames: 8, ms: 400, slow: 0.6 } as const
/** Where so many times as slow a frame is still slow, one step would not do: two are taken. */
const FAR = 2
/** Frames without drawing that tell the display's pace: the newest so many, and at least so many. */
const PACE = { kept: 8, least: 4 } as const

/** Returns the least of some numbers but one, 0 of fewer than two; in a frame, so that nothing is copied. */
function secondLeast(numbers: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY
  let second = Number.POSITIVE_INFINITY
  for (let i = 0; i < numbers.length; i++) {
    const each = numbers[i] ?? 0
    second = Math.min(second, Math.max(least, each))
    least = Math.min(least, each)
  }
  return numbers.length < 2 ? 0 : second
}

/** What a frame has been like. */
interface ObservedFrame {
  /** Time since the frame before it, ms. */
  readonly deltaMs: number
  /** Whether the frame before it was drawn for a scroll: its cost is in that time. */
  readonly drawn: boolean
}

/**
 * Steps the quality down, and never up again, while the frames of a scroll are slow for the scene's own sake: a display
 * that shows 30 frames a second, to save power, shows as many with nothing drawn.
 */
export class Quality {
  private readonly onStep: (preset: Preset) => void
  private readonly idleMs: number[] = []
  private readonly isFixed: boolean
  /** What the scene is to have now. */
  preset: Preset
  private slowMs: number = SLOW.leastMs
  private frames = 0
  private takenMs = 0
  private slow = 0
  private far = 0

  /** @param isFixed whether the visitor has chosen, so that nothing is stepped down */
  constructor(preset: Preset, onStep: (preset: Preset) => void, isFixed = false) {
    this.preset = preset
    this.onStep = onStep
    this.isFixed = isFixed
  }

  /** Whether the display's pace is known: until then no frame is judged. */
  get knowsPace(): boolean {
    return this.idleMs.length >= PACE.least
  }

  /** Takes a frame of an awake page into account; one after a sleep tells nothing and must be left out. */
  observe({ deltaMs, drawn }: ObservedFrame): void {
    if (!drawn) {
      if (this.idleMs.length === PACE.kept) this.idleMs.shift()
      this.idleMs.push(deltaMs)
      // The display's time per frame. The shortest does not count: it may make up for a late one.
      this.slowMs = Math.max(SLOW.leastMs, SLOW.times * secondLeast(this.idleMs))
      return
    }
    if (!this.knowsPace || this.isFixed) return
    this.frames++
    this.takenMs += deltaMs
    if (deltaMs > this.slowMs) this.slow++
    if (deltaMs > FAR * this.slowMs) this.far++
    if (this.frames < JUDGED.frames || this.takenMs < JUDGED.ms) return
    const enough = JUDGED.slow * this.frames
    if (this.slow >= enough) this.step(this.far >= enough)
    this.frames = 0
    this.takenMs = 0
    this.slow = 0
    this.far = 0
  }

  private step(isFar: boolean): void {
    const below = stepBelow(this.preset, window.devicePixelRatio)
    const next = (isFar && below && stepBelow(below, window.devicePixelRatio)) || below
    if (!next) return
    this.preset = next
    this.onStep(next)
  }
}
