import { COLUMNS } from '../rules/constants.ts'
import { sampleDraws } from '../rules/draws.ts'
import { dataSheetAtom, ownOrderAtom, store } from '../state/store.ts'
import { EDGE } from '../timeline/change.ts'
import type { Layout } from '../timeline/layout.ts'
import {
  createShown,
  SHOWN_DRAWS,
  SHOWN_TOLD,
  SHOWN_TURNED,
  SHOWN_WAS,
  showNumbers,
} from '../timeline/shown.ts'
import { turning } from './turning.ts'

const PLACES = COLUMNS.length

/** Columns, values and draws of the entry that ODD & EVEN shows; its buttons turn the tokens over to another one's. */
export class ShownEntry {
  readonly columns = createShown()
  private readonly to = createShown()

  /** Shows an entry: the picked one, or the last of the sheet; at once or by turning to it. */
  show(layout: Layout, picked: number | null, moving: boolean): void {
    const seen = COLUMNS.map(column => this.shapeSeen(column))
    showNumbers(this.to, layout, picked, store.get(ownOrderAtom))
    const entries = store.get(dataSheetAtom)
    const entry = entries[Math.min(picked ?? entries.length, entries.length - 1)]
    if (entry)
      this.to.set(
        sampleDraws(entry).map(({ index }) => index),
        SHOWN_DRAWS,
      )
    if (moving) turning.begin()
    else turning.stop()
    if (!moving) this.columns.set(this.to)
    else {
      this.columns.set(this.to.subarray(0, PLACES))
      this.columns.set(this.to.subarray(SHOWN_TOLD), SHOWN_TOLD)
      this.columns.set(seen, SHOWN_WAS)
      this.columns.set(turning.columns, SHOWN_TURNED)
    }
  }

  /** Takes the order in that the page ends with. */
  tell(layout: Layout, picked: number | null): void {
    showNumbers(this.to, layout, picked, store.get(ownOrderAtom))
    this.columns.set(this.to.subarray(SHOWN_TOLD), SHOWN_TOLD)
  }

  /** The shape that a column shows now: from its edge on it is that of the entry that it turns to. */
  private shapeSeen(column: number): number {
    const isOther = (turning.columns[column] ?? 0) >= EDGE
    return isOther
      ? this.columns.subarray(0, PLACES).indexOf(column)
      : (this.columns[SHOWN_WAS + column] ?? 0)
  }

  /** Advances the change; true while it runs, and in the frame that ends it. */
  step(): boolean {
    if (!turning.isRunning) return false
    turning.step()
    if (!turning.isRunning) this.columns.set(this.to)
    else if (turning.words >= EDGE) this.columns.set(this.to.subarray(PLACES, SHOWN_TURNED), PLACES)
    if (turning.isRunning) this.columns.set(turning.columns, SHOWN_TURNED)
    return true
  }
}
