/** Words on their way: how far from their own place, px with y up, and how large over their size. */
export interface Offset {
  dx: number
  dy: number
  scale: number
}

/** Words in their own place. */
export const createOffset = (): Offset => ({ dx: 0, dy: 0, scale: 1 })

/** Numbers of a transform: across, down, and how large either way. */
const NUMBERS = 4
/** How finely they are written: of a px, and of a size. */
const FINE = { px: 20, size: 10_000 } as const

const round = (value: number, fine: number): number => Math.round(value * fine) / fine

/** A transform in the engine's own values, which are kept: a text for each frame would be garbage of the frame. */
class Typed {
  private readonly x = new CSSUnitValue(0, 'px')
  private readonly y = new CSSUnitValue(0, 'px')
  private readonly across = new CSSUnitValue(1, 'number')
  private readonly down = new CSSUnitValue(1, 'number')
  private readonly value = new CSSTransformValue([
    new CSSTranslate(this.x, this.y),
    new CSSScale(this.across, this.down),
  ])

  write(element: HTMLElement, written: Float64Array, at: number): void {
    this.x.value = written[at] ?? 0
    this.y.value = written[at + 1] ?? 0
    this.across.value = written[at + 2] ?? 1
    this.down.value = written[at + 3] ?? 1
    element.attributeStyleMap.set('transform', this.value)
  }
}

/** Not every browser has such values. */
const hasTyped = (): boolean =>
  'CSSTransformValue' in globalThis && 'attributeStyleMap' in HTMLElement.prototype

function writeText(element: HTMLElement, written: Float64Array, at: number): void {
  const place = `translate(${written[at]}px, ${written[at + 1]}px)`
  element.style.transform = `${place} scale(${written[at + 2]}, ${written[at + 3]})`
}

/** Moves over other layers, and may fade there: its layer stays while it is moved. */
const LAYER = 'transform, opacity'

/** The transforms of some elements, written frame by frame; each only where it changes. What is moved is a layer of its own. */
export class Transforms {
  private readonly elements: readonly (HTMLElement | null)[]
  private readonly typed: Typed | undefined
  /** What has been written for each; NaN where it stands in its own place. */
  private readonly written: Float64Array
  /** How many are somewhere else. */
  private away = 0

  constructor(elements: readonly (HTMLElement | null)[]) {
    this.elements = elements
    this.written = new Float64Array(elements.length * NUMBERS).fill(Number.NaN)
    this.typed = hasTyped() ? new Typed() : undefined
  }

  /** Moves one by so much, y down, and makes it so large. */
  put(i: number, x: number, y: number, across = 1, down = across): void {
    const element = this.elements[i]
    if (!element) return
    const { written } = this
    const at = i * NUMBERS
    const nextX = round(x, FINE.px)
    const nextY = round(y, FINE.px)
    const nextAcross = round(across, FINE.size)
    const nextDown = round(down, FINE.size)
    const isThere = written[at] === nextX && written[at + 1] === nextY
    if (isThere && written[at + 2] === nextAcross && written[at + 3] === nextDown) return
    if (Number.isNaN(written[at])) {
      this.away++
      if (element.style.willChange !== LAYER) element.style.willChange = LAYER
    }
    written[at] = nextX
    written[at + 1] = nextY
    written[at + 2] = nextAcross
    written[at + 3] = nextDown
    if (this.typed) this.typed.write(element, written, at)
    else writeText(element, written, at)
  }

  /** Moves one to where words are on their way. */
  ride(i: number, riding: Offset): void {
    this.put(i, riding.dx, -riding.dy, riding.scale)
  }

  /** Puts one into its own place. Returns whether it was anywhere else. */
  rest(i: number): boolean {
    const at = i * NUMBERS
    if (this.away === 0 || Number.isNaN(this.written[at] ?? Number.NaN)) return false
    this.written[at] = Number.NaN
    this.away--
    this.elements[i]?.style.removeProperty('transform')
    return true
  }

  /** Puts all of them into their own places. */
  clear(): void {
    for (let i = 0; i < this.elements.length; i++) {
      this.rest(i)
      this.elements[i]?.style.removeProperty('will-change')
    }
  }
}
