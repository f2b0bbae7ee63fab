/** Tops of the range of device pixels per CSS px, best first (design, section 5). */
const TOPS = [2, 1.5, 1] as const
export const FINEST = TOPS[0]

/** A drawn frame is slow if it takes so many times the display's own pace, and so many ms. */
const SLOW = { times: 1.56, leastMs: 26 } as const
/** So many slow frames of so many drawn ones cost one step. */
const JUDGED = { frames: 24, slow: 14 } as const
/** Frames without drawing that tell the display's pace: the newest so many, and at least so many. */
const PACE = { kept: 8, least: 4 } as const

/** What a frame has been like. */
export interface ObservedFrame {
  /** Time since the frame before it, ms. */
  readonly deltaMs: number
  /** Whether the frame before it was drawn for a scroll: its cost is in that time. */
  readonly drawn: boolean
}

/**
 * Steps the resolution down, and never up again, while the frames of a scroll are slow for the scene's own sake: a
 * display that shows 30 frames a second, to save power, shows as many with nothing drawn.
 */
export class Quality {
  private readonly onStep: (top: number) => void
  private readonly idleMs: number[] = []
  /** The most device pixels per CSS px that the canvas may have now. */
  top: number = FINEST
  private slowMs: number = SLOW.leastMs
  private frames = 0
  private slow = 0

  constructor(onStep: (top: number) => void) {
    this.onStep = onStep
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
      const [, paceMs = 0] = [...this.idleMs].sort((a, b) => a - b)
      this.slowMs = Math.max(SLOW.leastMs, SLOW.times * paceMs)
      return
    }
    if (!this.knowsPace) return
    this.frames++
    if (deltaMs > this.slowMs) this.slow++
    if (this.frames < JUDGED.frames) return
    if (this.slow >= JUDGED.slow) this.step()
    this.frames = 0
    this.slow = 0
  }

  private step(): void {
    // Below the screen's own fineness a step changes nothing.
    const next = TOPS.find(top => top < Math.min(this.top, window.devicePixelRatio))
    if (next === undefined) return
    this.top = next
    this.onStep(next)
  }
}
