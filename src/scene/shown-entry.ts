import { now } from '../frame/now.ts'
import { easeInOutCubic } from '../timeline/easing.ts'
import type { Layout } from '../timeline/layout.ts'
import { SHOWN, SHOWN_VALUES } from '../timeline/parity.ts'

const CHANGE_MS = 420

/** Columns and values of the entry that ODD & EVEN shows; its buttons move the tokens to another one's places. */
export class ShownEntry {
  readonly columns = new Float32Array(SHOWN)
  private readonly from = new Float32Array(SHOWN)
  private readonly to = new Float32Array(SHOWN)
  private startMs = -1
  private running = false

  /** Shows an entry: the picked one, or the last of the sheet; at once or by moving there. */
  show(layout: Layout, picked: number | null, moving: boolean): void {
    const entry = Math.min(picked ?? layout.entries - 1, layout.entries - 1)
    this.from.set(this.columns)
    const values = layout.entryValues.subarray(entry * 8, entry * 8 + 8)
    const greatest = Math.max(Number.MIN_VALUE, ...values)
    for (let i = 0; i < 4; i++) {
      this.to[i] = layout.entryColumns[entry * 4 + i] ?? i
      for (const [row, at] of SHOWN_VALUES.entries()) this.to[at + i] = (values[row * 4 + i] ?? 0) / greatest
    }
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
    for (let s = 0; s < SHOWN; s++) {
      const from = this.from[s] ?? 0
      this.columns[s] = from + ((this.to[s] ?? 0) - from) * moved
    }
    this.running = t < 1
    return true
  }
}
