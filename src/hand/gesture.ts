/** Movement from which on a press is a drag, px: of mouse and pen, of a finger. */
const MOUSE_PX = 4
const TOUCH_PX = 8
/** A finger drags when it goes so many times as far across as along the scroll. */
const SIDEWAYS = 1.2
/** Time constant with which the speed follows the hand, and how long a hand may rest before it counts as still, ms. */
const FOLLOW_MS = 30
const STILL_MS = 80

/** Whether a pointer that has gone this far since it was pressed drags, or may still be a press or a scroll. */
export function isDrag(pointerType: string, dxPx: number, dyPx: number): boolean {
  if (pointerType !== 'touch') return Math.hypot(dxPx, dyPx) >= MOUSE_PX
  return Math.abs(dxPx) >= TOUCH_PX && Math.abs(dxPx) > SIDEWAYS * Math.abs(dyPx)
}

/** How fast a hand moves across, followed from one event to the next. */
export class Speed {
  private px = 0
  private ms = 0
  private pxPerMs = 0

  begin(px: number, ms: number): void {
    this.px = px
    this.ms = ms
    this.pxPerMs = 0
  }

  move(px: number, ms: number): void {
    const passed = ms - this.ms
    if (passed <= 0) return
    const share = 1 - Math.exp(-passed / FOLLOW_MS)
    this.pxPerMs += ((px - this.px) / passed - this.pxPerMs) * share
    this.px = px
    this.ms = ms
  }

  /** Px a second at a moment: 0 where the hand has rested since. */
  at(ms: number): number {
    return ms - this.ms > STILL_MS ? 0 : this.pxPerMs * 1000
  }
}
