import { justWoke } from '../frame/loop.ts'
import { now } from '../frame/now.ts'

/** Device pixels per CSS px that are tried, best first (design, section 5). */
const STEPS = [2, 1.5, 1] as const
/** A frame slower than this is slow; so many slow ones of so many cost one step. */
const SLOW_MS = 26
const WINDOW = 24
const TOO_MANY = 14

/** Steps the resolution down, and never up again, while frames of a scroll are slow. */
export class Quality {
  dpr = Math.min(window.devicePixelRatio || 1, STEPS[0])
  private frames = 0
  private slow = 0
  private readonly onStep: (dpr: number) => void

  constructor(onStep: (dpr: number) => void) {
    this.onStep = onStep
  }

  /** Counts a drawn frame; reduced motion draws too rarely for its frames to mean anything. */
  observe(moved: boolean): void {
    if (!moved || now.reduced || justWoke()) return
    this.frames++
    if (now.deltaMs > SLOW_MS) this.slow++
    if (this.frames < WINDOW) return
    const next = STEPS.find(step => step < this.dpr)
    if (this.slow >= TOO_MANY && next !== undefined) {
      this.dpr = next
      this.onStep(next)
    }
    this.frames = 0
    this.slow = 0
  }
}
