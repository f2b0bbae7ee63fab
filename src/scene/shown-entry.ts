import { now } from '../frame/now.ts'
import { easeInOutCubic } from '../timeline/easing.ts'
import type { Layout } from '../timeline/layout.ts'
import { createShown, showNumbers } from '../timeline/parity.ts'

const CHANGE_MS = 420

/** Columns and values of the entry that ODD & EVEN shows; its buttons move the tokens to another one's places. */
export class ShownEntry {
  readonly columns = createShown()
  private readonly from = createShown()
  private readonly to = createShown()
  private startMs = -1
  private running = false

  /** Shows an entry: the picked one, or the last of the sheet; at once or by moving there. */
  show(layout: Layout, picked: number | null, moving: boolean): void {
    this.from.set(this.columns)
    showNumbers(this.to, layout, picked)
    this.running = moving
    this.startMs = -1
    if (!moving) this.columns.set(this.to)
  }

  /** Advances the change; true while it runs. */
  step(): boolean {
    if (!this.running) return false
    if (this.startMs < 0) this.startMs = now.timeMs
    const t = Math.min(1, (now.timeMs - this.startMs) / CHANGE_MS)
    const moved = easeInOutCubic(t)
    for (let s = 0; s < this.columns.length; s++) {
      const from = this.from[s] ?? 0
      this.columns[s] = from + ((this.to[s] ?? 0) - from) * moved
    }
    this.running = t < 1
    return true
  }
}
