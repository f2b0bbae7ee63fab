import { now } from '../frame/now.ts'
import { currentLayout } from '../stage/layout.ts'
import { rowAt } from '../stages/representation/play.ts'
import { clamp } from '../timeline/easing.ts'
import { SPRINGS } from '../timeline/hand.ts'
import { lerp } from '../timeline/vec.ts'
import { Change } from './change.ts'
import { columnAt } from './columns.ts'
import { aim, createSpring, place } from './spring.ts'
import { handState, tellHand } from './state.ts'
import { type Grip, stepAll, type Thing } from './thing.ts'

/** Where the story has the ring, on its way or at rest. */
function storyColumn(): number {
  const { ring: column } = rowAt(now.progress, currentLayout())
  return now.reduced ? Math.round(column) : column
}

/** The ring of the base pattern, which names a column. */
class Ring implements Thing, Grip {
  private readonly change = new Change()
  private readonly springs = [createSpring()] as const
  private column = 0
  private before = 0
  private held = false
  /** Where on the ring the hand is, columns. */
  private offset = 0

  /** The column that it has been brought to, or null where the story's counts. */
  get index(): number | null {
    return this.change.counts ? this.column : null
  }

  private take(): void {
    const [spring] = this.springs
    spring.at = lerp(storyColumn(), spring.at, this.change.left)
    if (!this.change.counts) this.column = Math.round(storyColumn())
    this.change.note()
    this.before = this.column
  }

  private name(column: number): void {
    if (column === this.column) return
    this.column = column
    this.change.note()
    tellHand()
  }

  /** Sends it to a column. */
  go(column: number): void {
    this.take()
    this.name(column)
    aim(this.springs[0], column)
    tellHand()
  }

  begin(xPx: number): void {
    this.take()
    this.held = true
    this.offset = columnAt(xPx) - this.springs[0].at
  }

  move(xPx: number): void {
    const column = clamp(columnAt(xPx) - this.offset, 0, 3)
    const [spring] = this.springs
    // The step that draws it there puts it at rest.
    spring.to = column
    this.name(Math.round(column))
  }

  end(): void {
    this.held = false
    aim(this.springs[0], this.column)
    tellHand()
  }

  cancel(): void {
    this.name(this.before)
    this.end()
  }

  step(steps: number): boolean {
    const { hand } = handState
    const counted = this.change.counts
    const undone = this.change.follow()
    const [spring] = this.springs
    let moving = false
    if (this.held) {
      moving = spring.at !== spring.to
      place(spring, spring.to)
    } else moving = stepAll(this.springs, SPRINGS.move, steps)
    if (counted !== this.change.counts) tellHand()
    if (!undone && !moving) return false
    hand.ring = spring.at
    hand.ringLeft = this.change.left
    handState.revision++
    return moving
  }

  drop(): void {
    this.change.drop()
    this.held = false
    handState.hand.ringLeft = 0
  }
}

export const ring = new Ring()
