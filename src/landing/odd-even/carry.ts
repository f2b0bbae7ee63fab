import { now } from '../../frame/now.ts'
import type { Column } from '../../rules/constants.ts'
import { currentLayout } from '../../stage/layout.ts'
import {
  labelCarriedAt,
  numberCarriedAt,
  numberRisenAt,
  numberScaleAt,
  rulesLeftAt,
} from '../../timeline/carried.ts'
import { type Edges, inkEdges } from '../../timeline/odd-even.ts'
import { CARRY } from '../../timeline/thresholds.ts'
import { lerp } from '../../timeline/vec.ts'
import { type CarryPlace, labelPlaces, numberPlaces, type RulePlace, rulePlaces } from './carry-places.ts'

/** A number or a name, and its place; it stands twice, once in each colour. */
interface Carried {
  readonly element: HTMLElement
  readonly name: string
  readonly isEven: boolean
  readonly column: Column
  place: CarryPlace | undefined
}

const find = (section: HTMLElement, name: string): readonly HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>(`[data-${name}]`),
]

const carriedIn = (section: HTMLElement, attribute: 'number' | 'label'): readonly Carried[] =>
  find(section, attribute).map(element => {
    const name = element.dataset[attribute] ?? ''
    const column = Number(name.at(-1)) as Column
    return { element, name, isEven: name.startsWith('even'), column, place: undefined }
  })

/**
 * Carries the numbers and the names of the rows from the table of the data sheet to their places by the pieces, shows
 * them in the colour of the ground under them, and makes the numbers larger that apply.
 */
export class Carry {
  private readonly section: HTMLElement
  private readonly numbers: readonly Carried[]
  private readonly labels: readonly Carried[]
  private readonly rules: readonly HTMLElement[]
  private readonly windows: readonly HTMLElement[]
  private readonly inside: HTMLElement | null
  private readonly ink: Edges = { left: 0, right: 0, top: 0, bottom: 0 }
  private rulesAt: readonly RulePlace[] = []
  private isCarried = false
  private written = Number.NaN

  constructor(section: HTMLElement) {
    this.section = section
    this.numbers = carriedIn(section, 'number')
    this.labels = carriedIn(section, 'label')
    this.rules = find(section, 'rule')
    this.windows = find(section, 'ink-window')
    this.inside = section.querySelector('[data-ink-inside]')
  }

  relayout(): void {
    this.written = Number.NaN
    const numbers = numberPlaces()
    const labels = labelPlaces()
    for (const each of this.numbers) each.place = numbers.get(each.name)
    for (const each of this.labels) each.place = labels.get(each.name)
    this.rulesAt = rulePlaces()
  }

  /**
   * Writes a place of the story.
   * @param isDrawn whether the scene draws the tray and the pieces
   * @param borderPx how far down the stage the border between the halves stands
   */
  write(progress: number, isDrawn: boolean, borderPx: number): void {
    const isCarried = isDrawn && progress < CARRY.numbers
    if (progress === this.written && isCarried === this.isCarried) return
    this.written = progress
    if (isCarried !== this.isCarried) this.section.toggleAttribute('data-carried', isCarried)
    for (const each of this.numbers) this.writeNumber(each, progress, isCarried, borderPx)
    if (isCarried) this.writeWay(progress, borderPx)
    else if (this.isCarried) this.clear()
    this.isCarried = isCarried
  }

  private writeNumber(each: Carried, progress: number, isCarried: boolean, borderPx: number): void {
    const { element, place, isEven, column } = each
    if (!place) return
    const scale = numberScaleAt(progress, isEven)
    // Small ones stay as near to the pieces as large ones.
    const y = ((isEven ? -1 : 1) * (1 - scale) * place.heightPx) / 2
    if (isCarried)
      carry(
        element,
        place,
        numberCarriedAt(progress, column),
        numberRisenAt(progress, column),
        scale,
        y,
        borderPx,
      )
    else
      element.style.transform = scale === 1 ? '' : `translateY(${y.toFixed(2)}px) scale(${scale.toFixed(4)})`
  }

  private writeWay(progress: number, borderPx: number): void {
    const labelled = labelCarriedAt(progress)
    for (const { element, place } of this.labels)
      if (place) carry(element, place, labelled, labelled, 1, 0, borderPx)
    const left = rulesLeftAt(progress)
    for (const [i, rule] of this.rules.entries()) {
      const at = this.rulesAt[i]
      if (at)
        rule.style.transform = `translate(${at.x}px, ${at.y - 1}px) scaleX(${(at.widthPx * left).toFixed(2)})`
    }
    this.writeInk(progress, borderPx)
  }

  /** One window has the ink's right and upper edge, the one in it its left and lower edge; what is in them stays. */
  private writeInk(progress: number, borderPx: number): void {
    const { ink } = this
    inkEdges(progress, currentLayout(), ink)
    const left = now.widthPx / 2 + ink.left
    const right = now.widthPx / 2 + ink.right
    const top = now.heightPx / 2 - ink.top
    const bottom = now.heightPx / 2 - ink.bottom
    const [outer, inner] = this.windows
    if (!outer || !inner || !this.inside) return
    outer.style.transform = `translate(calc(${right.toFixed(2)}px - 100%), ${(top - borderPx).toFixed(2)}px)`
    inner.style.transform = `translate(calc(${(left - right).toFixed(2)}px + 100%), calc(${(bottom - top).toFixed(2)}px - 100%))`
    this.inside.style.transform = `translate(${(-left).toFixed(2)}px, calc(${(borderPx - bottom).toFixed(2)}px + 200svh))`
  }

  private clear(): void {
    for (const { element } of this.labels) element.style.transform = ''
    for (const each of [...this.windows, this.inside]) if (each) each.style.transform = ''
  }

  /** Everything is left where it stands in the document. */
  stop(): void {
    this.clear()
    for (const { element } of this.numbers) element.style.transform = ''
    this.section.removeAttribute('data-carried')
  }
}

/** Writes where something is between the table and its place, of which it is `scale` of its size and `y` px lower. */
function carry(
  { style }: HTMLElement,
  place: CarryPlace,
  carried: number,
  risen: number,
  scale: number,
  y: number,
  borderPx: number,
): void {
  const dx = (place.fromX - place.toX) * (1 - carried)
  const dy = lerp(place.fromY - place.toY - borderPx, y, risen)
  const size = lerp(place.fromScale, scale, carried)
  style.transform = `translate(${dx.toFixed(2)}px, ${dy.toFixed(2)}px) scale(${size.toFixed(4)})`
}
