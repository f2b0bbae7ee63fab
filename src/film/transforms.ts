/** Words on their way: how far from their own place, px with y up, and how large over their size. */
export interface Offset {
  dx: number
  dy: number
  scale: number
}

/** Words in their own place. */
export const createOffset = (): Offset => ({ dx: 0, dy: 0, scale: 1 })

/** Numbers of a transform: across, down, and how large. */
const NUMBERS = 3
/** How finely they are written: of a px, and of a size. */
const FINE = { px: 20, size: 10_000 } as const

const round = (value: number, fine: number): number => Math.round(value * fine) / fine

/** Moves over other layers, and may fade there: its layer stays while it is moved. */
const LAYER = 'transform, opacity'

/** The transforms of some elements, written frame by frame; each only where it changes. What is moved is a layer of its own. */
export class Transforms {
  private readonly elements: readonly (HTMLElement | null)[]
  /** What has been written for each; NaN where it stands in its own place. */
  private readonly written: Float64Array
  /** How many are somewhere else. */
  private away = 0

  constructor(elements: readonly (HTMLElement | null)[]) {
    this.elements = elements
    this.written = new Float64Array(elements.length * NUMBERS).fill(Number.NaN)
  }

  /** Moves one by so much, y down, and makes it so large. */
  put(i: number, x: number, y: number, size = 1): void {
    const element = this.elements[i]
    if (!element) return
    const { written } = this
    const at = i * NUMBERS
    const nextX = round(x, FINE.px)
    const nextY = round(y, FINE.px)
    const nextSize = round(size, FINE.size)
    if (written[at] === nextX && written[at + 1] === nextY && written[at + 2] === nextSize) return
    if (Number.isNaN(written[at])) {
      this.away++
      if (element.style.willChange !== LAYER) element.style.willChange = LAYER
    }
    written[at] = nextX
    written[at + 1] = nextY
    written[at + 2] = nextSize
    element.style.transform = `translate(${nextX}px, ${nextY}px) scale(${nextSize})`
  }

  /** Moves one to where words are on their way. */
  ride(i: number, riding: Offset): void {
    this.put(i, riding.dx, -riding.dy, riding.scale)
  }

  /** Puts one into its own place. */
  rest(i: number): void {
    const at = i * NUMBERS
    if (this.away === 0 || Number.isNaN(this.written[at] ?? Number.NaN)) return
    this.written[at] = Number.NaN
    this.away--
    this.elements[i]?.style.removeProperty('transform')
  }

  /** Puts all of them into their own places. */
  clear(): void {
    for (let i = 0; i < this.elements.length; i++) {
      this.rest(i)
      this.elements[i]?.style.removeProperty('will-change')
    }
  }
}
