import { now } from '../frame/now.ts'
import { clamp } from '../timeline/easing.ts'
import type { HeroLive } from '../timeline/hero-live.ts'

/** The hero's entrance: tokens settle in 900 ms, 80 ms apart; the phone rises with them (design, 6.1 load). */
const SETTLE_MS = 900
const APART_MS = 80
/** The draw on the phone's screen, as the pieces come to rest; on upright windows its row is out of sight. */
const DRAW = { fromMs: 340, lastsMs: 1540 } as const

/** How far the pieces go beyond their pose before they come to rest in it. */
const BEYOND = 1.1

/** Close to cubic-bezier(.2,.8,.2,1), which is the phone's. */
const settle = (t: number): number => 1 - (1 - Math.min(1, Math.max(0, t))) ** 4

/** The same for what has a weight: it swings a little too far and back. */
function land(t: number): number {
  const left = Math.min(1, Math.max(0, t)) - 1
  return 1 + (BEYOND + 1) * left ** 3 + BEYOND * left ** 2
}

/** Runs once when the scene appears before the visitor has scrolled. */
export class Entrance {
  private startMs = -1
  private running = false
  private draws = false
  private readonly live: HeroLive

  constructor(live: HeroLive) {
    this.live = live
  }

  /** @param portrait whether the composition is the portrait one */
  start(portrait: boolean): void {
    this.running = true
    this.draws = !portrait
    this.startMs = -1
    this.write(0)
  }

  /** Advances the entrance; true while it runs. */
  step(): boolean {
    if (!this.running) return false
    if (this.startMs < 0) this.startMs = now.timeMs
    const elapsedMs = now.timeMs - this.startMs
    const lastsMs = this.draws ? DRAW.fromMs + DRAW.lastsMs : SETTLE_MS + 3 * APART_MS
    this.running = elapsedMs < lastsMs && !now.reduced
    this.write(this.running ? elapsedMs : Number.POSITIVE_INFINITY)
    return true
  }

  private write(elapsedMs: number): void {
    for (let i = 0; i < 4; i++) this.live.entered[i] = land((elapsedMs - i * APART_MS) / SETTLE_MS)
    this.live.phoneEntered = settle(elapsedMs / SETTLE_MS)
    this.live.draw = this.draws ? clamp((elapsedMs - DRAW.fromMs) / DRAW.lastsMs, 0, 1) : 1
  }
}
