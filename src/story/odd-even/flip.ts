import { smoothstep } from '../../picture/ease.ts'
import { lerp } from '../../picture/vec.ts'

/** Another pattern is turned to in so many ms. */
const FLIP_MS = 560
/** Where the pieces are on edge, in half turns: there they become the other pattern's. */
const EDGE = 0.5

/**
 * The one clock by which ODD & EVEN turns over to another pattern, pieces and numbers: the scene sets it going and on, ahead
 * of whoever writes to the document in the same frame.
 */
class PatternFlip {
  /** How far the pieces have turned, in half turns; 0 at rest. */
  part = 0
  isRunning = false
  /** Whether the other pattern is the one that shows. */
  isOther = true
  private from = 0
  private startMs = -1

  /** Begins, from where another change has come to: past the edge the other face is the one that turns. */
  begin(): void {
    this.from = this.part < EDGE ? this.part : this.part - 1
    this.part = this.from
    this.startMs = -1
    this.isRunning = true
    this.isOther = false
  }

  /** Advances it to a frame. */
  step(timeMs: number): void {
    if (!this.isRunning) return
    if (this.startMs < 0) this.startMs = timeMs
    const ms = timeMs - this.startMs
    if (ms >= FLIP_MS) {
      this.stop()
      return
    }
    this.part = lerp(this.from, 1, smoothstep(ms / FLIP_MS))
    this.isOther = this.part >= EDGE
  }

  /** Ends it: the other pattern is there. */
  stop(): void {
    this.part = 0
    this.isRunning = false
    this.isOther = true
  }

  /** How high of their own height pieces and numbers are seen. */
  get seen(): number {
    return Math.abs(Math.cos(Math.PI * this.part))
  }
}

export const patternFlip = new PatternFlip()
