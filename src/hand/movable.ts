import { wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { clamp } from '../picture/ease.ts'
import type { Hand, SpringForm } from '../picture/hand.ts'
import { lerp } from '../picture/vec.ts'
import { isDrawn } from '../viewport/mode.ts'
import { Change } from './change.ts'
import { aim, createSpring, place, type Spring, stepSpring } from './spring.ts'
import { handState, notifyHand } from './state.ts'

/** A kind of things that a hand can move: what differs from kind to kind. Numbers are in its own unit. */
interface Kind {
  /** How many there are. */
  readonly count: number
  readonly spring: SpringForm
  /** Springs beside the things' own, 0 at rest. */
  readonly extra?: readonly Spring[]
  /** Where the story has a thing now. */
  story(thing: number): number
  /** The thing that an element with this number moves, where that changes. */
  thingAt?(number: number): number
  /** The number under a place across the window, CSS px. Things of a kind without it can be pressed alone. */
  unitsAt?(xPx: number): number
  /** From where to where a thing can be dragged. */
  readonly range?: readonly [number, number]
  /** A thing has been dragged somewhere. Returns true where that has changed `goals`. */
  drag?(goals: number[], thing: number, at: number): boolean
  /** A dragged thing is released. Changes `goals` and returns the thing's speed, units a second. */
  release?(goals: number[], thing: number, at: number, pxPerSec: number): number
  /** A thing is pressed, by a pointer or a key. */
  press?(goals: number[], thing: number): void
  /** Moves the extra springs; `way` is how far the held thing goes in this frame. Returns true while one moves. */
  stepExtra?(held: number, way: number, steps: number): boolean
  /** Writes the numbers of the frame, of which the scroll has left a share. */
  write(hand: Hand, springs: readonly Spring[], remaining: number): void
}

const ANYWHERE = [-Infinity, Infinity] as const

/** Moves springs on; in reduced motion, and where nothing is drawn, to their ends. Returns true while one moves. */
export function stepSprings(springs: readonly Spring[], form: SpringForm, steps: number): boolean {
  const isInstant = now.reduced || !isDrawn()
  let moving = false
  for (let i = 0; i < springs.length; i++) {
    const spring = springs[i]
    if (!spring) continue
    if (isInstant) {
      moving ||= spring.at !== spring.to
      place(spring, spring.to)
    } else moving = stepSpring(spring, form, steps) || moving
  }
  return moving
}

/** Things of one kind: what a hand has changed of them, and how much of that the scroll has left. */
export class Movable extends Change {
  /** Where each comes to rest. */
  readonly goals: number[]
  private readonly springs: readonly Spring[]
  private readonly kind: Kind
  private before: readonly number[] = []
  private held = -1
  /** Where on the thing the hand is. */
  private offset = 0
  private wasMoving = false
  /** Whether the last step moved anything. */
  private moved = false

  constructor(kind: Kind) {
    super()
    this.kind = kind
    this.springs = Array.from({ length: kind.count }, () => createSpring())
    this.goals = this.springs.map(() => 0)
  }

  /** Whether one is held or on its way. */
  get isMoving(): boolean {
    if (this.held >= 0) return true
    for (let i = 0; i < this.springs.length; i++) {
      const spring = this.springs[i]
      if (spring && spring.at !== spring.to) return true
    }
    return false
  }

  /** Starts from what is seen, so that nothing jumps. From now on all of the change counts. */
  private readStory(): void {
    const { remaining, counts } = this
    this.springs.forEach((spring, thing) => {
      const story = this.kind.story(thing)
      spring.at = lerp(story, spring.at, remaining)
      if (!counts) this.goals[thing] = Math.round(story)
    })
    this.before = [...this.goals]
    this.send()
  }

  /** Sends everything that is not held to where it belongs. */
  private send(): void {
    this.note()
    this.springs.forEach((spring, thing) => {
      if (thing !== this.held) aim(spring, this.goals[thing] ?? 0)
    })
    this.wasMoving = this.isMoving
    notifyHand()
    wake()
  }

  /** Changes where things belong. */
  put(write: (goals: number[]) => void): void {
    this.readStory()
    write(this.goals)
    this.send()
  }

  private thingAt(number: number): number {
    return this.kind.thingAt?.(number) ?? number
  }

  /** Whether things of this kind can be dragged, and not pressed alone. */
  get canBeDragged(): boolean {
    return this.kind.unitsAt !== undefined
  }

  /** A press that was no drag, a click or a key, on an element with this number. */
  press(number: number): void {
    const { press } = this.kind
    if (press) this.put(goals => press(goals, this.thingAt(number)))
  }

  /** A drag begins: the hand was pressed at `xPx` on an element with this number. */
  beginDrag(number: number, xPx: number): void {
    this.held = this.thingAt(number)
    this.readStory()
    this.offset = (this.kind.unitsAt?.(xPx) ?? 0) - (this.springs[this.held]?.at ?? 0)
  }

  drag(xPx: number): void {
    const { unitsAt, drag, range = ANYWHERE } = this.kind
    const spring = this.springs[this.held]
    if (!spring || !unitsAt) return
    // The next step takes it there.
    spring.to = clamp(unitsAt(xPx) - this.offset, ...range)
    if (drag?.(this.goals, this.held, spring.to)) this.send()
    wake()
  }

  /** The hand lets go, moving at so many px a second; undefined: what stood when the drag began comes back. */
  endDrag(pxPerSec?: number): void {
    const { kind, goals, held } = this
    const spring = this.springs[held]
    this.held = -1
    if (pxPerSec === undefined) goals.splice(0, goals.length, ...this.before)
    else if (spring) {
      place(spring, spring.to)
      spring.speed = kind.release?.(goals, held, spring.at, pxPerSec) ?? 0
    }
    this.send()
  }

  /** Moves on by so many steps and writes the numbers of the frame. Returns true while something moves. */
  step(steps: number): boolean {
    if (this.remaining === 0 && this.held < 0 && !this.moved) return false
    const { kind, springs, counts } = this
    const isUndone = this.follow()
    const held = springs[this.held]
    const way = held ? held.to - held.at : 0
    if (held) place(held, held.to)
    const extra = kind.stepExtra?.(this.held, way, steps) ?? false
    const moving = stepSprings(springs, kind.spring, steps) || extra || way !== 0
    this.moved = moving
    if (counts !== this.counts || this.wasMoving !== this.isMoving) notifyHand()
    this.wasMoving = this.isMoving
    if (!isUndone && !moving) return false
    kind.write(handState.hand, springs, this.remaining)
    handState.revision++
    return moving
  }

  /** Gives everything back to the story at once. */
  override reset(): void {
    super.reset()
    this.held = -1
    this.goals.fill(0)
    for (const spring of [...this.springs, ...(this.kind.extra ?? [])]) place(spring, 0)
    this.kind.write(handState.hand, this.springs, 0)
  }
}
