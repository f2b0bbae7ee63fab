/** How finely an opacity is written. */
const FINE = 1000

/** The opacities of some elements, written frame by frame; each only where it changes. */
export class Opacities {
  private readonly elements: readonly (HTMLElement | SVGElement)[]
  /** What has been written for each; 1 where it shows as it is. */
  private readonly written: Float64Array

  constructor(elements: readonly (HTMLElement | SVGElement)[]) {
    this.elements = elements
    this.written = new Float64Array(elements.length).fill(1)
  }

  /** Leaves so much of one. */
  put(i: number, left: number): void {
    const element = this.elements[i]
    const next = Math.round(left * FINE) / FINE
    if (!element || this.written[i] === next) return
    this.written[i] = next
    element.style.opacity = next === 1 ? '' : String(next)
  }

  /** Leaves so much of each. */
  putAll(left: number): void {
    for (let i = 0; i < this.elements.length; i++) this.put(i, left)
  }

  /** Shows all of them as they are. */
  clear(): void {
    this.putAll(1)
  }
}
