import { wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { handState } from '../hand/state.ts'
import type { HeroLive } from '../timeline/hero.ts'

/** Share of the remaining way that the tilt goes in a frame of 1/60 s. */
const FOLLOW = 0.12
const NEAR = 0.0005

/** Gentle tilt of the hero after a fine pointer; none in reduced motion, none off the hero. */
export class Pointer {
  private targetX = 0
  private targetY = 0
  private readonly live: HeroLive

  constructor(live: HeroLive) {
    this.live = live
  }

  start(): () => void {
    const fine = matchMedia('(hover: hover) and (pointer: fine)')
    const move = (event: PointerEvent) => {
      if (!fine.matches || now.reduced || now.stage !== 'hero') return
      this.targetX = (event.clientX / window.innerWidth) * 2 - 1
      this.targetY = (event.clientY / window.innerHeight) * 2 - 1
      wake()
    }
    window.addEventListener('pointermove', move, { passive: true })
    return () => window.removeEventListener('pointermove', move)
  }

  /** Moves the tilt towards the pointer; true while it moves. */
  step(): boolean {
    // It stops while a piece is held.
    if (handState.isHeld) return false
    const off = now.reduced || now.stage !== 'hero'
    const x = off ? 0 : this.targetX
    const y = off ? 0 : this.targetY
    const dx = x - this.live.pointerX
    const dy = y - this.live.pointerY
    if (dx === 0 && dy === 0) return false
    if (off || Math.abs(dx) + Math.abs(dy) < NEAR) {
      this.live.pointerX = x
      this.live.pointerY = y
      return true
    }
    const share = 1 - (1 - FOLLOW) ** (now.deltaMs / (1000 / 60))
    this.live.pointerX += dx * share
    this.live.pointerY += dy * share
    return true
  }
}
