import { wake } from '../frame/loop.ts'
import { SPRINGS } from '../timeline/hand.ts'
import { ROWS } from '../timeline/picture.ts'
import { Change } from './change.ts'
import { aim, createSpring, place } from './spring.ts'
import { handState, tellHand } from './state.ts'
import { type Grip, stepAll, type Thing } from './thing.ts'

/** The plates of the six sessions, of which one at a time comes out of the stack. */
class Plates implements Thing {
  private readonly change = new Change()
  private readonly springs = Array.from({ length: ROWS }, () => createSpring())
  private row: number | null = null

  /** The row whose plate is out, as the page says it. */
  get lifted(): number | null {
    return this.change.counts ? this.row : null
  }

  /** Takes a plate out, puts it back, or swaps it for the one that is out. */
  lift(row: number | null): void {
    const out = row === this.lifted ? null : row
    for (const spring of this.springs) spring.at *= this.change.left
    this.change.note()
    this.row = out
    this.springs.forEach((spring, at) => {
      aim(spring, at === out ? 1 : 0)
    })
    tellHand()
    wake()
  }

  gripOf(row: number): Grip {
    return { canDraw: false, press: () => this.lift(row) }
  }

  step(steps: number): boolean {
    const { lifted } = handState.hand
    const counted = this.change.counts
    const undone = this.change.follow()
    const moving = stepAll(this.springs, SPRINGS.lift, steps)
    if (counted !== this.change.counts) tellHand()
    if (!undone && !moving) return false
    for (let row = 0; row < ROWS; row++) lifted[row] = (this.springs[row]?.at ?? 0) * this.change.left
    handState.revision++
    return moving
  }

  drop(): void {
    this.change.drop()
    this.row = null
    for (const spring of this.springs) place(spring, 0)
    handState.hand.lifted.fill(0)
  }
}

export const plates = new Plates()
