/** How finely a line is drawn. */
const FINE = 1000

/** Lines of length 1 that are drawn, each written only where it changes. */
export class Lines {
  private readonly elements: readonly SVGElement[]
  private readonly written: Float64Array

  constructor(elements: readonly SVGElement[]) {
    this.elements = elements
    this.written = new Float64Array(elements.length).fill(1)
  }

  /** Draws so much of one. Whole, it has no dash at all: the ends of one would meet in a seam. */
  put(i: number, drawn: number): void {
    const element = this.elements[i]
    const next = Math.round(drawn * FINE) / FINE
    if (!element || this.written[i] === next) return
    this.written[i] = next
    element.style.strokeDasharray = next < 1 ? `${next} 2` : ''
  }

  /** Draws all of them whole. */
  clear(): void {
    for (let i = 0; i < this.elements.length; i++) this.put(i, 1)
  }
}
