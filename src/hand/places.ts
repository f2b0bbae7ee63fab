import { now } from '../frame/now.ts'
import { COLUMNS } from '../rules/constants.ts'
import { currentLayout } from '../stage/layout.ts'
import { clamp } from '../timeline/easing.ts'
import { HELD, SPRINGS } from '../timeline/hand.ts'
import { lerp } from '../timeline/vec.ts'
import { Change } from './change.ts'
import { columnAt } from './columns.ts'
import { aim, createSpring, place, type Spring } from './spring.ts'
import { handState, tellHand } from './state.ts'
import { type Grip, stepAll, type Thing } from './thing.ts'

const springs = (): readonly Spring[] => COLUMNS.map(() => createSpring())
const storyColumn = (shape: number): number => currentLayout().sessionColumns[shape] ?? 0

/** The four pieces of the base pattern, which change places. */
class Places implements Thing {
  private readonly change = new Change()
  private readonly columns = springs()
  private readonly raised = springs()
  private readonly leans = springs()
  /** The shape in each column, and as it was when the hand came. */
  private readonly order: number[] = [...COLUMNS]
  private before: readonly number[] = this.order
  private held = -1
  /** Where on the piece the hand is, and where the hand has brought it, columns. */
  private offset = 0
  private drawnTo = 0

  /** The order of the shapes, or null where the story's counts. */
  get pattern(): string | null {
    return this.change.counts ? this.order.join('') : null
  }

  /** The shape in a column, as the page says it. */
  shapeIn(column: number): number {
    return this.change.counts ? (this.order[column] ?? 0) : COLUMNS.findIndex(s => storyColumn(s) === column)
  }

  /** Whether a piece is still on its way. */
  get isMoving(): boolean {
    if (this.held >= 0) return true
    for (let shape = 0; shape < 4; shape++) {
      const spring = this.columns[shape]
      if (spring && spring.at !== spring.to) return true
    }
    return false
  }

  /** Takes over from what is seen, so that nothing jumps; from now on all of it counts. */
  private take(): void {
    const { left, counts } = this.change
    for (const shape of COLUMNS) {
      const spring = this.columns[shape]
      if (!spring) continue
      spring.at = lerp(storyColumn(shape), spring.at, left)
      if (!counts) this.order[storyColumn(shape)] = shape
    }
    this.change.note()
    this.before = [...this.order]
    this.send()
  }

  /** Sends every piece that is not held to its column. */
  private send(): void {
    this.order.forEach((shape, column) => {
      const spring = this.columns[shape]
      if (spring && shape !== this.held) aim(spring, column)
    })
  }

  /** Brings a shape to a column; those that it passes take the places that it leaves free. */
  private bring(shape: number, column: number): void {
    const from = this.order.indexOf(shape)
    if (from === column) return
    this.order.splice(column, 0, ...this.order.splice(from, 1))
    this.change.note()
    this.send()
    tellHand()
  }

  /** Moves the piece of a column to another one, at once or by the spring. */
  move(from: number, to: number): void {
    const shape = this.shapeIn(from)
    this.take()
    this.bring(shape, clamp(to, 0, 3))
  }

  private raise(shape: number, to: number): void {
    const spring = this.raised[shape]
    if (spring) aim(spring, to)
  }

  private letGo(): void {
    this.raise(this.held, 0)
    const lean = this.leans[this.held]
    if (lean) aim(lean, 0)
    this.held = -1
    this.send()
    tellHand()
  }

  /** How the piece of a column is drawn and pressed. */
  gripOf(column: number): Grip {
    return {
      begin: xPx => {
        const shape = this.shapeIn(column)
        this.take()
        this.held = shape
        this.drawnTo = this.columns[shape]?.at ?? 0
        this.offset = columnAt(xPx) - this.drawnTo
        this.raise(shape, 1)
        tellHand()
      },
      move: xPx => {
        this.drawnTo = clamp(columnAt(xPx) - this.offset, -HELD.overColumns, 3 + HELD.overColumns)
        this.bring(this.held, clamp(Math.round(this.drawnTo), 0, 3))
      },
      end: () => this.letGo(),
      cancel: () => {
        this.order.splice(0, 4, ...this.before)
        this.letGo()
      },
      press: () => this.move(column, (column + 1) % 4),
    }
  }

  /** The held piece follows the hand and leans into its way. */
  private follow(): boolean {
    const spring = this.columns[this.held]
    const lean = this.leans[this.held]
    if (!spring || !lean) return false
    const columnsPerSec = ((this.drawnTo - spring.at) * 1000) / now.deltaMs
    const moved = spring.at !== this.drawnTo
    place(spring, this.drawnTo)
    aim(lean, clamp(HELD.leanDegrees * columnsPerSec, -HELD.mostDegrees, HELD.mostDegrees))
    return moved
  }

  step(steps: number): boolean {
    const { hand } = handState
    const counted = this.change.counts
    const undone = this.change.follow()
    const moved = this.follow()
    // All three, whatever the others say.
    const columns = stepAll(this.columns, SPRINGS.move, steps)
    const raised = stepAll(this.raised, SPRINGS.move, steps)
    const leans = stepAll(this.leans, SPRINGS.move, steps)
    const moving = moved || columns || raised || leans
    if (counted !== this.change.counts) tellHand()
    if (!undone && !moving) return false
    const { left } = this.change
    hand.columnsLeft = left
    for (let shape = 0; shape < 4; shape++) {
      hand.columns[shape] = this.columns[shape]?.at ?? 0
      hand.raised[shape] = (this.raised[shape]?.at ?? 0) * left
      hand.lean[shape] = (this.leans[shape]?.at ?? 0) * left
    }
    handState.revision++
    if (!this.isMoving) tellHand()
    return moving
  }

  drop(): void {
    this.change.drop()
    this.held = -1
    for (const spring of [...this.raised, ...this.leans]) place(spring, 0)
    handState.hand.columnsLeft = 0
    handState.hand.raised.fill(0)
    handState.hand.lean.fill(0)
  }
}

export const places = new Places()
