import { now } from '../frame/now.ts'
import { isDrawn } from '../stage/mode.ts'
import type { SpringForm } from '../timeline/hand.ts'
import { place, type Spring, stepSpring } from './spring.ts'

/** A kind of thing that a hand can move. */
export interface Thing {
  /** Moves on by so many steps and writes its numbers of the frame. Returns true while it moves. */
  step(steps: number): boolean
  /** Gives it back to the story at once. */
  drop(): void
}

/** What a gesture does to a thing. Places and ways are CSS px across. */
export interface Grip {
  /** Whether it can be drawn at all; it can always be pressed. */
  readonly canDraw?: boolean
  /** A drag begins: the hand was pressed at `xPx`. */
  begin?(xPx: number): void
  move?(xPx: number): void
  /** The hand lets go, moving at so many px a second. */
  end?(pxPerSec: number): void
  /** The gesture has been taken away: what stood when it began comes back. */
  cancel?(): void
  /** A press that was no drag, a click or a key. */
  press?(): void
}

/** Whether things take their places at once: in reduced motion, and where nothing is drawn. */
const cuts = (): boolean => now.reduced || !isDrawn()

/** Moves springs on, or puts them where they are going. Returns true while one moves. */
export function stepAll(springs: readonly Spring[], form: SpringForm, steps: number): boolean {
  const atOnce = cuts()
  let moving = false
  for (let i = 0; i < springs.length; i++) {
    const spring = springs[i]
    if (!spring) continue
    if (atOnce) {
      moving ||= spring.at !== spring.to
      place(spring, spring.to)
    } else moving = stepSpring(spring, form, steps) || moving
  }
  return moving
}
