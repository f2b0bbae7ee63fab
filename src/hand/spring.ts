import type { SpringForm } from '../picture/hand.ts'

/** Something that moves to its place when a hand has let go of it. */
export interface Spring {
  at: number
  /** Units a second. */
  speed: number
  to: number
  /** How far it had to go: what is nothing to a turn is much to a column. */
  way: number
}

/** Steps a second of the integration, and the longest time that a frame counts, s. */
const STEPS_PER_SEC = 240
const LONGEST_SEC = 0.05
/** A spring has come to rest within this share of its way, and when a frame would bring no more of it. */
const REST = 1 / 2000
const FRAMES_PER_SEC = 60
/** Share of a second whose movement counts as way, so that a flick from the place itself comes to rest too. */
const FLICK_SEC = 0.1

export const createSpring = (): Spring => ({ at: 0, speed: 0, to: 0, way: 0 })

/** Puts a spring somewhere, at rest. */
export function place(spring: Spring, at: number): void {
  spring.at = at
  spring.to = at
  spring.speed = 0
}

/** Sends a spring somewhere, from where and as fast as it is. */
export function aim(spring: Spring, to: number): void {
  spring.to = to
  spring.way = Math.max(Math.abs(to - spring.at), Math.abs(spring.speed) * FLICK_SEC)
}

/** Whether a spring has nothing left to do. */
export const isAtRest = (spring: Spring): boolean => spring.at === spring.to && spring.speed === 0

/** Whole steps of the integration in a frame; the rest of it counts in the next one. */
export class Steps {
  private remainder = 0

  /** Returns how many steps a frame of so many ms takes. */
  of(deltaMs: number): number {
    this.remainder += Math.min(deltaMs / 1000, LONGEST_SEC) * STEPS_PER_SEC
    const whole = Math.floor(this.remainder + 1e-6)
    this.remainder = Math.max(0, this.remainder - whole)
    return whole
  }
}

/** Moves a spring on, semi-implicit Euler. Returns true while it moves. */
export function stepSpring(spring: Spring, { stiffness, damping }: SpringForm, steps: number): boolean {
  if (isAtRest(spring)) return false
  for (let i = 0; i < steps; i++) {
    const force = stiffness * (spring.to - spring.at) - damping * spring.speed
    spring.speed += force / STEPS_PER_SEC
    spring.at += spring.speed / STEPS_PER_SEC
  }
  const near = spring.way * REST
  if (Math.abs(spring.to - spring.at) <= near && Math.abs(spring.speed) <= near * FRAMES_PER_SEC)
    place(spring, spring.to)
  return true
}
