import { now } from '../frame/now.ts'
import { COLUMNS } from '../rules/constants.ts'
import { progressIn } from '../stage/cues.ts'
import { currentLayout } from '../stage/layout.ts'
import { chosenAt } from '../timeline/choice.ts'
import { SPRINGS, TURNING } from '../timeline/hand.ts'
import { lerp } from '../timeline/vec.ts'
import { Change } from './change.ts'
import { aim, createSpring, isAtRest, place } from './spring.ts'
import { handState, tellHand } from './state.ts'
import { type Grip, stepAll, type Thing } from './thing.ts'

/** Degrees from one face of a piece to the other. */
const FACE = 180

/** The face that a piece falls onto: the nearest, or the next one in the way of a flick. */
function faceFor(degrees: number, degreesPerSec: number): number {
  const at = degrees / FACE
  if (Math.abs(degreesPerSec) <= TURNING.flickDegreesPerSec) return Math.round(at) * FACE
  return (degreesPerSec > 0 ? Math.ceil(at) : Math.floor(at)) * FACE
}

/** Column that the key of the hero's phone is over without a hand. */
const storyKey = (): number => chosenAt(progressIn('hero'))

/** The four pieces of hero and legend, which turn over: each has its number on the back. */
class Turns implements Thing {
  private readonly change = new Change()
  private readonly springs = COLUMNS.map(() => createSpring())
  /** The face that each lies on, degrees, and the angle that the hand has found it at. */
  private readonly faces = COLUMNS.map(() => 0)
  private readonly before = COLUMNS.map(() => 0)
  /** The phone's key, by column, and the shape that was turned last: the key goes to its column. */
  private readonly key = createSpring()
  private readonly keys = [this.key]
  private chosen = -1
  private held = -1
  private pressedPx = 0
  private pressedAt = 0

  /** Whether a shape's back shows, as the page says it. */
  isTurned(shape: number): boolean {
    return this.change.counts && ((this.faces[shape] ?? 0) / FACE) % 2 !== 0
  }

  private take(): void {
    const { left, counts } = this.change
    this.key.at = lerp(storyKey(), this.key.at, left)
    if (!counts) this.chosen = -1
    for (const shape of COLUMNS) {
      const spring = this.springs[shape]
      if (!spring) continue
      spring.at *= left
      if (!counts) this.faces[shape] = 0
      this.before[shape] = this.faces[shape] ?? 0
    }
    this.change.note()
    this.send()
  }

  private send(): void {
    for (const shape of COLUMNS) {
      const spring = this.springs[shape]
      if (spring && shape !== this.held) aim(spring, this.faces[shape] ?? 0)
    }
    aim(this.key, this.chosen < 0 ? storyKey() : (currentLayout().sessionColumns[this.chosen] ?? 0))
  }

  /** The hero's phone has one choice: another piece turns back. */
  private choose(shape: number): void {
    this.chosen = shape
    if (now.stage !== 'hero') return
    for (const other of COLUMNS) {
      const face = this.faces[other] ?? 0
      if (other !== shape && this.isTurned(other)) this.faces[other] = face - Math.sign(face) * FACE
    }
  }

  private lay(shape: number, face: number): void {
    this.faces[shape] = face
    this.change.note()
    if (this.isTurned(shape)) this.choose(shape)
    else if (this.chosen === shape) this.chosen = -1
    this.send()
    tellHand()
  }

  gripOf(shape: number): Grip {
    const spring = this.springs[shape]
    if (!spring) return {}
    return {
      begin: xPx => {
        this.take()
        this.held = shape
        this.pressedPx = xPx
        this.pressedAt = spring.at
      },
      move: xPx => {
        spring.to = this.pressedAt + (xPx - this.pressedPx) * TURNING.degreesPerPx
      },
      end: pxPerSec => {
        this.held = -1
        spring.at = spring.to
        spring.speed = pxPerSec * TURNING.degreesPerPx
        this.lay(shape, faceFor(spring.at, spring.speed))
      },
      cancel: () => {
        this.held = -1
        this.lay(shape, this.before[shape] ?? 0)
      },
      press: () => {
        this.take()
        this.lay(shape, (this.faces[shape] ?? 0) + FACE)
      },
    }
  }

  /** Whole turns are none: a piece that has come to rest does not unwind when it is undone. */
  private unwind(): void {
    for (const shape of COLUMNS) {
      const spring = this.springs[shape]
      if (!spring || shape === this.held || spring.at === 0 || !isAtRest(spring)) continue
      this.faces[shape] = Math.abs(spring.at % (2 * FACE))
      place(spring, this.faces[shape])
    }
  }

  step(steps: number): boolean {
    const { turned } = handState.hand
    const counted = this.change.counts
    const undone = this.change.follow()
    const spring = this.springs[this.held]
    let moving = false
    if (spring) {
      moving = spring.at !== spring.to
      place(spring, spring.to)
    }
    moving = stepAll(this.springs, SPRINGS.turn, steps) || moving
    const keyMoves = stepAll(this.keys, SPRINGS.move, steps)
    if (counted !== this.change.counts) tellHand()
    if (!undone && !moving && !keyMoves) return false
    if (!moving) this.unwind()
    const { left } = this.change
    for (let shape = 0; shape < 4; shape++) turned[shape] = (this.springs[shape]?.at ?? 0) * left
    handState.hand.key = this.key.at
    handState.hand.keyLeft = left
    handState.revision++
    return moving || keyMoves
  }

  drop(): void {
    this.change.drop()
    this.held = -1
    this.faces.fill(0)
    for (const spring of this.springs) place(spring, 0)
    handState.hand.turned.fill(0)
    this.chosen = -1
    handState.hand.keyLeft = 0
  }
}

export const turns = new Turns()
