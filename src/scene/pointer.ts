import { wake } from '../frame/loop.ts'
import { FRAME_MS, now } from '../frame/now.ts'
import { handState } from '../hand/state.ts'
import type { HeroLive } from '../picture/hand.ts'

/** Share of the remaining way that is gone in a frame of 1/60 s. */
const FOLLOW = 0.12
const NEAR = 0.0005

/** A place that glides to another one. */
class Follower {
  x = 0
  y = 0
  private targetX = 0
  private targetY = 0

  aim(x: number, y: number): void {
    this.targetX = x
    this.targetY = y
  }

  /** Goes on; true while it moves. */
  step(): boolean {
    const dx = this.targetX - this.x
    const dy = this.targetY - this.y
    if (dx === 0 && dy === 0) return false
    const isNear = Math.abs(dx) + Math.abs(dy) < NEAR
    const share = isNear ? 1 : 1 - (1 - FOLLOW) ** (now.deltaMs / FRAME_MS)
    this.x = isNear ? this.targetX : this.x + dx * share
    this.y = isNear ? this.targetY : this.y + dy * share
    return true
  }

  /** Goes back to the middle at once; true if it was not there. */
  drop(): boolean {
    const wasOff = this.x !== 0 || this.y !== 0
    this.x = 0
    this.y = 0
    return wasOff
  }
}

/**
 * What follows a fine pointer, none in reduced motion: the gentle tilt of the hero, on the hero alone, and the lamps of
 * the studio, where there are any.
 */
export class Pointer {
  private readonly tilt = new Follower()
  private readonly lamps = new Follower()
  private readonly live: HeroLive
  private readonly hasLamps: () => boolean

  constructor(live: HeroLive, hasLamps: () => boolean) {
    this.live = live
    this.hasLamps = hasLamps
  }

  /** How far the lamps lean, −1..1 each way. */
  get lampX(): number {
    return this.lamps.x
  }
  get lampY(): number {
    return this.lamps.y
  }

  start(): () => void {
    const fine = matchMedia('(hover: hover) and (pointer: fine)')
    const move = (event: PointerEvent) => {
      const onHero = now.stage === 'hero'
      if (!fine.matches || now.reduced || !(onHero || this.hasLamps())) return
      const x = (event.clientX / window.innerWidth) * 2 - 1
      const y = (event.clientY / window.innerHeight) * 2 - 1
      if (onHero) this.tilt.aim(x, y)
      if (this.hasLamps()) this.lamps.aim(x, y)
      wake()
    }
    window.addEventListener('pointermove', move, { passive: true })
    return () => window.removeEventListener('pointermove', move)
  }

  /** Moves tilt and lamps towards the pointer; true while they move. */
  step(): boolean {
    // They stop while a piece is held.
    if (handState.isHeld) return false
    const isOn = this.hasLamps() && !now.reduced
    const leaning = isOn ? this.lamps.step() : this.lamps.drop()
    const tilting = this.stepTilt()
    return leaning || tilting
  }

  private stepTilt(): boolean {
    const moves = now.reduced || now.stage !== 'hero' ? this.tilt.drop() : this.tilt.step()
    this.live.pointerX = this.tilt.x
    this.live.pointerY = this.tilt.y
    return moves
  }
}
