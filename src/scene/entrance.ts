import { now } from '../frame/now.ts'
import type { HeroLive } from '../picture/hand.ts'

/** So long the scene stands as the still picture does, while that fades over it. */
export const HANDOVER_MS = 320
/** How long phone and pieces then take to rise out of it. */
const RISES_MS = 1300

/** Sets off and arrives slowly, 0..1 → 0..1. */
const settle = (part: number): number => part * part * (3 - 2 * part)

/**
 * The hero's entrance: the still picture fades over a scene that stands as it does, then phone and pieces rise out of it, and the
 * piece of the chosen column comes forward. Runs once when the scene appears before the visitor has scrolled.
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
    this.live.entered = 0
  }

  /** Advances the entrance; true while it runs. */
  step(): boolean {
    if (!this.running) return false
    if (this.startMs < 0) this.startMs = now.timeMs
    const part = (now.timeMs - this.startMs - HANDOVER_MS) / RISES_MS
    this.running = part < 1 && !now.reduced
    this.live.entered = this.running ? settle(Math.max(0, part)) : 1
    return true
  }
}
