import { now } from '../frame/now.ts'
import { clamp, easeOutCubic } from '../timeline/easing.ts'
import { CHOICE, HANDOVER_MS, LASTS_MS, LINES, PIECES_MS, RISES_MS } from '../timeline/first-choice.ts'
import type { HeroLive } from '../timeline/hero-live.ts'

/** How far the pieces go beyond their pose before they come to rest in it. */
const BEYOND = 1.1

/** Close to cubic-bezier(.2,.8,.2,1), which is the phone's. */
const settle = (t: number): number => 1 - (1 - Math.min(1, Math.max(0, t))) ** 4

/** The same for what has a weight: it swings a little too far and back. */
function land(t: number): number {
  const left = Math.min(1, Math.max(0, t)) - 1
  return 1 + (BEYOND + 1) * left ** 3 + BEYOND * left ** 2
}

/**
 * The hero's entrance is one choice: the still picture fades over a scene that stands as it does, contour lines go out
 * from the pieces, the phone rises out of the still picture, its key runs over the columns, and as it passes a column its
 * piece rises too: square, pentagon and triangle, and the circle as the key comes down on it.
 * Runs once when the scene appears before the visitor has scrolled.
 */
export class Entrance {
  private startMs = -1
  private running = false
  private readonly live: HeroLive

  constructor(live: HeroLive) {
    this.live = live
  }

  start(): void {
    this.running = true
    this.startMs = -1
    this.write(-HANDOVER_MS)
  }

  /** Advances the entrance; true while it runs. */
  step(): boolean {
    if (!this.running) return false
    if (this.startMs < 0) this.startMs = now.timeMs
    const elapsedMs = now.timeMs - this.startMs - HANDOVER_MS
    this.running = elapsedMs < LASTS_MS && !now.reduced
    this.write(this.running ? elapsedMs : Number.POSITIVE_INFINITY)
    return true
  }

  /** From the end of the handover on; below 0 the scene stands as the still picture does. */
  private write(elapsedMs: number): void {
    for (let i = 0; i < 4; i++) this.live.entered[i] = land((elapsedMs - (PIECES_MS[i] ?? 0)) / RISES_MS)
    this.live.phoneEntered = settle(elapsedMs / RISES_MS)
    this.live.linesOut = easeOutCubic((elapsedMs - LINES.fromMs) / LINES.lastsMs)
    this.live.choosing = clamp((elapsedMs - CHOICE.fromMs) / CHOICE.lastsMs, 0, 1)
  }
}
