import { now } from '../../frame/now.ts'
import { liftedRow } from '../../hand/plates.ts'
import { currentLayout } from '../../stage/layout.ts'
import { platePx } from '../../timeline/labels.ts'
import { heldAt } from '../../timeline/stack.ts'

/** So far the rig may have turned, of its turn in the hold, before the plates are looked at again. */
const FINE = 16

/** Boxes of areas are multiples of so many px: the outline cuts them, and one that keeps its size is not laid out. */
const BOX_PX = 32

const boxPx = (px: number): number => Math.ceil(px / BOX_PX) * BOX_PX

/** Width of a plate in columns. */
const WITH_EDGE = 4.2

/** Keeps the hit area of each plate where the scene shows it, beside the label that it belongs to. */
export class PlateAreas {
  private readonly areas: readonly (HTMLElement | null)[]
  private readonly lifted: (boolean | null)[]
  private held = -1

  constructor(rows: readonly HTMLElement[]) {
    this.areas = rows.map(row => row.querySelector<HTMLElement>('[data-plate]'))
    this.lifted = rows.map(() => null)
  }

  /** The places have changed: a new layout. */
  forget(): void {
    this.lifted.fill(null)
  }

  /** Writes what has changed. `xPx`, `yPx`: where the row's label stands. */
  write(row: number, xPx: number, yPx: number): void {
    const area = this.areas[row]
    const isLifted = liftedRow() === row
    if (!area || this.lifted[row] === isLifted) return
    this.lifted[row] = isLifted
    const corners = platePx(row, now.progress, isLifted, currentLayout())
    const left = Math.min(...corners.map(({ x }) => x))
    const top = Math.min(...corners.map(({ y }) => y))
    const size = (of: 'x' | 'y', from: number) => Math.max(...corners.map(corner => corner[of])) - from
    area.style.width = `${boxPx(size('x', left))}px`
    area.style.height = `${boxPx(size('y', top))}px`
    area.style.translate = `${(left - xPx).toFixed(1)}px ${(top - yPx).toFixed(1)}px`
    const outline = corners.map(({ x, y }) => `${(x - left).toFixed(1)}px ${(y - top).toFixed(1)}px`)
    area.style.clipPath = `polygon(${outline.join()})`
  }

  /** Whether a row's label at a place would lie on the plate that is out, or beside the gap that this has left. */
  isAside(row: number, xPx: number, yPx: number): boolean {
    if (liftedRow() === null) return false
    if (liftedRow() === row) return true
    const { lifted, widthPx, heightPx, portrait } = currentLayout()
    // There the whole stack steps back.
    if (portrait) return true
    const half = (WITH_EDGE / 2) * lifted.pitch
    const away = Math.abs(yPx - (heightPx / 2 - lifted.y))
    return xPx < widthPx / 2 + lifted.x + half && away < lifted.size
  }

  /** Whether the rig has turned since, in the hold: then all are looked at again. */
  follow(): void {
    const held = Math.round(heldAt(now.progress) * FINE)
    if (held === this.held) return
    this.held = held
    this.forget()
  }
}
