import { now } from '../frame/now.ts'
import { sampleDraws } from '../rules/draws.ts'
import { dataSheetAtom, store } from '../state/store.ts'
import { beginsAt, changedAt, EDGE, isChanged } from '../timeline/change.ts'
import type { Layout } from '../timeline/layout.ts'
import { createShown, SHOWN_DRAWS, SHOWN_TURNED, showNumbers } from '../timeline/parity.ts'

/** Columns, values and draws of the entry that ODD & EVEN shows; its buttons turn the tokens over to another one's. */
export class ShownEntry {
  readonly columns = createShown()
  private readonly to = createShown()
  private startMs = -1
  private from = 0
  private running = false

  /** Shows an entry: the picked one, or the last of the sheet; at once or by turning to it. */
  show(layout: Layout, picked: number | null, moving: boolean): void {
    showNumbers(this.to, layout, picked)
    const entries = store.get(dataSheetAtom)
    const entry = entries[Math.min(picked ?? entries.length, entries.length - 1)]
    if (entry) this.to.set(sampleDraws(entry), SHOWN_DRAWS)
    this.running = moving
    this.startMs = -1
    this.from = beginsAt(this.columns[SHOWN_TURNED] ?? 0)
    if (!moving) this.columns.set(this.to)
  }

  /** Advances the change; true while it runs. */
  step(): boolean {
    if (!this.running) return false
    if (this.startMs < 0) this.startMs = now.timeMs
    const ms = now.timeMs - this.startMs
    const turned = changedAt(ms, this.from)
    this.running = !isChanged(ms)
    // On edge the one cannot be told from the other.
    if (turned >= EDGE) this.columns.set(this.to)
    this.columns[SHOWN_TURNED] = this.running ? turned : 0
    return true
  }
}
