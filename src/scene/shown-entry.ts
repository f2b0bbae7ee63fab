import type { Layout } from '../film/layout.ts'
import { now } from '../frame/now.ts'
import { ownOrderAtom, store } from '../state/store.ts'
import { patternFlip } from '../story/odd-even/flip.ts'
import { createShown, SHOWN_FINAL, SHOWN_TURNED, showNumbers } from '../story/odd-even/shown.ts'

/** The columns of the entry that ODD & EVEN shows; its buttons turn the pieces over to another one's. */
export class ShownEntry {
  readonly columns = createShown()
  private readonly to = createShown()

  /** Shows an entry: the picked one, or the last of the sheet; at once or by turning to it. */
  show(layout: Layout, picked: number | null, moving: boolean): void {
    this.setTarget(layout, picked)
    if (moving) patternFlip.begin()
    else patternFlip.stop()
    if (!moving) this.columns.set(this.to)
  }

  /** Takes the order in that the page ends with. */
  setTarget(layout: Layout, picked: number | null): void {
    showNumbers(this.to, layout, picked, store.get(ownOrderAtom))
    this.columns.set(this.to.subarray(SHOWN_FINAL), SHOWN_FINAL)
  }

  /** Advances the change; true while it runs, and in the frame that ends it. */
  step(): boolean {
    if (!patternFlip.isRunning) return false
    patternFlip.step(now.timeMs)
    if (patternFlip.isOther) this.columns.set(this.to)
    this.columns[SHOWN_TURNED] = patternFlip.part
    return true
  }
}
