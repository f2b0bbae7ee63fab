/** How finely a line is drawn. */
const FINE = 1000
/** A dash that is longer than the line: without one the whole line would be laid out anew, and an end at 1 would show as a seam. */
const WHOLE = 2

/** Lines of length 1 that are drawn, each written only where it changes. */
export class Lines {
  private readonly elements: readonly SVGElement[]
  /** What has been drawn of each; NaN where it stands as served. */
  private readonly written: Float64Array

  constructor(elements: readonly SVGElement[]) {
    this.elements = elements
    this.written = new Float64Array(elements.length).fill(Number.NaN)
  }

  /** Draws so much of one. */
  put(i: number, drawn: number): void {
    const element = this.elements[i]
    const next = Math.round(drawn * FINE) / FINE
    if (!element || this.written[i] === next) return
    this.written[i] = next
    element.style.strokeDasharray = `${next < 1 ? next : WHOLE} 2`
  }

  /** Leaves all of them as served: whole. */
  clear(): void {
    for (let i = 0; i < this.elements.length; i++) {
      if (Number.isNaN(this.written[i])) continue
      this.written[i] = Number.NaN
      this.elements[i]?.style.removeProperty('stroke-dasharray')
    }
  }
}
