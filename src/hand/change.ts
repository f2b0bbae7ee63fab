import type { StageId } from '../film/stages.ts'
import { now } from '../frame/now.ts'
import { changeLeft } from '../picture/hand.ts'
import { layoutMode } from '../viewport/mode.ts'
import { locate, rangeOf, stageAt } from '../viewport/ranges.ts'

/** From here on the page's words follow the hand; below it, the story. */
const HALF = 0.5

/**
 * What a hand has changed of one thing, and how much of it the scroll has left. Unpinned there is no story to go back
 * to: it stays as the hand has left it.
 */
export class Change {
  /** How much is left, 1..0; 0 where nothing has been changed. */
  remaining = 0
  /** The stage that the page was in. */
  private stage: StageId | null = null
  /** Where in it the page stood, by its length: that changes with the layout, and the page keeps its share. */
  private share = 0

  /** Whether the page's words follow it. */
  get counts(): boolean {
    return this.remaining >= HALF
  }

  /** Takes note of a change at this scroll position: from now on all of it counts. */
  note(): void {
    // The page may have been brought here since the last frame.
    locate(window.scrollY)
    const range = stageAt(now.scrollPx)
    this.stage = range?.id ?? null
    this.share = range ? (now.scrollPx - range.topPx) / range.lengthPx : 0
    this.remaining = 1
  }

  reset(): void {
    this.stage = null
    this.remaining = 0
  }

  /** Follows the scroll. Returns true where something of it has been undone. */
  follow(): boolean {
    if (this.remaining === 0 || layoutMode() !== 'pinned') return false
    const before = this.remaining
    const range = this.stage === null ? undefined : rangeOf(this.stage)
    const remaining = range ? changeLeft(now.scrollPx - range.topPx - this.share * range.lengthPx) : 0
    // From stop to stop there is nothing in between.
    this.remaining = now.reduced ? Number(remaining >= HALF) : remaining
    if (this.remaining === 0) this.stage = null
    return this.remaining !== before
  }
}
