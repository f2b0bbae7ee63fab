/** The transforms of some elements; each is written only where it changes. */
export class Transforms {
  private readonly elements: readonly HTMLElement[]
  private readonly written: string[]

  constructor(elements: readonly HTMLElement[]) {
    this.elements = elements
    this.written = elements.map(() => '')
  }

  write(i: number, transform: string): void {
    const element = this.elements[i]
    if (!element || this.written[i] === transform) return
    this.written[i] = transform
    element.style.transform = transform
  }

  /** Puts all of them into their own places. */
  clear(): void {
    for (let i = 0; i < this.elements.length; i++) this.write(i, '')
  }
}
