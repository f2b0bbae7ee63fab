/** How finely a number is written. */
const FINE = 1000
/** A dash that is longer than the line: without one the whole line would be laid out anew, and an end at 1 would show as a seam. */
const WHOLE = 2

type Styled = HTMLElement | SVGElement

/** A number of each of some elements in their styles, written frame by frame where it changes. */
class Styles {
  private readonly elements: readonly Styled[]
  private readonly property: string
  private readonly textOf: (value: number) => string
  /** What has been written for each; NaN where it stands as served. */
  private readonly written: Float64Array

  /**
   * @param property the style that has the number
   * @param textOf its text; an empty one takes the style away
   */
  constructor(elements: readonly Styled[], property: string, textOf: (value: number) => string) {
    this.elements = elements
    this.property = property
    this.textOf = textOf
    this.written = new Float64Array(elements.length).fill(Number.NaN)
  }

  /** Writes the number of one. */
  put(i: number, value: number): void {
    const element = this.elements[i]
    const next = Math.round(value * FINE) / FINE
    if (!element || this.written[i] === next) return
    this.written[i] = next
    element.style.setProperty(this.property, this.textOf(next))
  }

  /** Writes one number for all. */
  putAll(value: number): void {
    for (let i = 0; i < this.elements.length; i++) this.put(i, value)
  }

  /** Leaves all of them as served. */
  clear(): void {
    for (let i = 0; i < this.elements.length; i++) {
      if (Number.isNaN(this.written[i])) continue
      this.written[i] = Number.NaN
      this.elements[i]?.style.removeProperty(this.property)
    }
  }
}

/** Returns what gives an element an attribute or takes it away: the document is told only where that changes something. */
export function flagOf(element: Element, name: string): (isOn: boolean) => void {
  let was = element.hasAttribute(name)
  return isOn => {
    if (isOn !== was) element.toggleAttribute(name, isOn)
    was = isOn
  }
}

/** Opacities; an element that shows as it is has none. */
export const opacitiesOf = (elements: readonly Styled[]): Styles =>
  new Styles(elements, 'opacity', left => (left === 1 ? '' : String(left)))

/** Lines of length 1, drawn so far. */
export const linesOf = (elements: readonly Styled[]): Styles =>
  new Styles(elements, 'stroke-dasharray', drawn => `${drawn < 1 ? drawn : WHOLE} 2`)

/** The custom properties `--part`, 0..1, which style sheets turn into places and sizes. */
export const partsOf = (elements: readonly Styled[]): Styles => new Styles(elements, '--part', String)

/** Writes the one text of an element: its node stays, and the document is told only where the text is another one. */
export function writeText(element: Element, text: string): void {
  const { firstChild: node } = element
  if (!(node instanceof Text)) element.textContent = text
  else if (node.data !== text) node.data = text
}
