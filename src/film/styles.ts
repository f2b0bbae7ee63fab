/** How finely a number is written: of an opacity no finer than is seen, of a line that may be thousands of px long. */
const FINE = { opacity: 100, line: 1000 } as const
/** A dash that is longer than the line: without one the whole line would be laid out anew, and an end at 1 would show as a seam. */
const WHOLE = 2

type Styled = HTMLElement | SVGElement

/** A style that has a number. */
interface Numbered {
  readonly property: string
  readonly fine: number
  /** The text of a number; an empty one takes the style away. */
  readonly textOf: (value: number) => string
  /** Whether what has it is a layer of its own from its first number on: nothing is painted anew, and no layers are put together. */
  readonly isLayer: boolean
}

/** A number of each of some elements in their styles, written frame by frame where it changes. */
class Styles {
  private readonly elements: readonly Styled[]
  private readonly style: Numbered
  /** What has been written for each; NaN where it stands as served. */
  private readonly written: Float64Array

  constructor(elements: readonly Styled[], style: Numbered) {
    this.elements = elements
    this.style = style
    this.written = new Float64Array(elements.length).fill(Number.NaN)
  }

  /** Writes the number of one. */
  put(i: number, value: number): void {
    const element = this.elements[i]
    const { property, fine, textOf, isLayer } = this.style
    const next = Math.round(value * fine) / fine
    if (!element || this.written[i] === next) return
    if (isLayer && Number.isNaN(this.written[i])) element.style.willChange ||= property
    this.written[i] = next
    element.style.setProperty(property, textOf(next))
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
      this.elements[i]?.style.removeProperty(this.style.property)
      this.elements[i]?.style.removeProperty('will-change')
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
  new Styles(elements, {
    property: 'opacity',
    fine: FINE.opacity,
    textOf: left => (left === 1 ? '' : String(left)),
    isLayer: true,
  })

/** Lines of length 1, drawn so far. */
export const linesOf = (elements: readonly Styled[]): Styles =>
  new Styles(elements, {
    property: 'stroke-dasharray',
    fine: FINE.line,
    textOf: drawn => `${drawn < 1 ? drawn : WHOLE} 2`,
    isLayer: false,
  })
