import { now } from '../frame/now.ts'
import { COLUMNS } from '../rules/constants.ts'
import { beginsAt, changedAt, frameLeftAt, isChanged } from '../timeline/change.ts'

/**
 * The one clock by which ODD & EVEN turns over to another pattern, pieces and numbers: the scene sets it going and on, ahead
 * of whoever writes to the document in the same frame.
 */
class Turning {
  /** How far each column has turned, in half turns. */
  readonly columns = new Float64Array(COLUMNS.length)
  /** How far what is said of the whole pattern has. */
  words = 0
  /** How much shows of what marks the column that is drawn. */
  frame = 1
  isRunning = false
  private readonly from = new Float64Array(COLUMNS.length)
  private wordsFrom = 0
  private startMs = -1

  /** Begins, from where another change has come to. */
  begin(): void {
    for (const column of COLUMNS) this.from[column] = beginsAt(this.columns[column] ?? 0)
    this.wordsFrom = beginsAt(this.words)
    this.columns.set(this.from)
    this.words = this.wordsFrom
    this.startMs = -1
    this.isRunning = true
  }

  /** Advances it to this frame. */
  step(): void {
    if (!this.isRunning) return
    if (this.startMs < 0) this.startMs = now.timeMs
    const ms = now.timeMs - this.startMs
    if (isChanged(ms)) {
      this.stop()
      return
    }
    for (const column of COLUMNS) this.columns[column] = changedAt(ms, this.from[column] ?? 0, column)
    this.words = changedAt(ms, this.wordsFrom)
    this.frame = frameLeftAt(ms)
  }

  /** Ends it: the other pattern is there. */
  stop(): void {
    this.columns.fill(0)
    this.words = 0
    this.frame = 1
    this.isRunning = false
  }
}

export const turning = new Turning()
