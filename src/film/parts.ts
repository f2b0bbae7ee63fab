/** How finely a part is written. */
const FINE = 1000

/** The custom properties `--part` of some elements, 0..1, which style sheets turn into places and sizes; each written where it changes. */
export class Parts {
  private readonly elements: readonly HTMLElement[]
  /** What has been written for each; NaN where it stands as served. */
  private readonly written: Float64Array

  constructor(elements: readonly HTMLElement[]) {
    this.elements = elements
    this.written = new Float64Array(elements.length).fill(Number.NaN)
  }

  /** Says how far one has gone. */
  put(i: number, part: number): void {
    const element = this.elements[i]
    const next = Math.round(part * FINE) / FINE
    if (!element || this.written[i] === next) return
    this.written[i] = next
    element.style.setProperty('--part', String(next))
  }

  /** Leaves all of them as served. */
  clear(): void {
    for (let i = 0; i < this.elements.length; i++) {
      if (Number.isNaN(this.written[i])) continue
      this.written[i] = Number.NaN
      this.elements[i]?.style.removeProperty('--part')
    }
  }
}
