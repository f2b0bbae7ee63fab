import { now } from '../frame/now.ts'
import type { HeroLive } from '../timeline/hero.ts'

/** The hero's entrance: tokens settle in 900 ms, 80 ms apart; the phone rises with them (design, 6.1 load). */
const SETTLE_MS = 900
const APART_MS = 80

/** cubic-bezier(.2,.8,.2,1) is close to this and needs no solver. */
const settle = (t: number): number => 1 - (1 - Math.min(1, Math.max(0, t))) ** 4

/** Runs once when the scene appears before the visitor has scrolled. */
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
    this.write(0)
  }

  /** Advances the entrance; true while it runs. */
  step(): boolean {
    if (!this.running) return false
    if (this.startMs < 0) this.startMs = now.timeMs
    const elapsedMs = now.timeMs - this.startMs
    this.running = elapsedMs < SETTLE_MS + 3 * APART_MS && !now.reduced
    this.write(this.running ? elapsedMs : Number.POSITIVE_INFINITY)
    return true
  }

  private write(elapsedMs: number): void {
    for (let i = 0; i < 4; i++) this.live.entered[i] = settle((elapsedMs - i * APART_MS) / SETTLE_MS)
    this.live.phoneEntered = settle(elapsedMs / SETTLE_MS)
  }
}
