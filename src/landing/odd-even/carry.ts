import { now } from '../../frame/now.ts'
import type { Column } from '../../rules/constants.ts'
import { currentLayout } from '../../stage/layout.ts'
import {
  asideAt,
  labelCarriedAt,
  labelRisenAt,
  numberCarriedAt,
  numberRisenAt,
  numberScaleAt,
  rulesLeftAt,
} from '../../timeline/carried.ts'
import { type Ink, sampleInk } from '../../timeline/odd-even.ts'
import { borderAt, evenAt } from '../../timeline/parity.ts'
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

/** Something that keeps its distance to the numbers of a row: its name, or the count. */
interface Beside {
  readonly element: HTMLElement
  readonly isEven: boolean
  readonly column: Column
}

/** How much lower the border stands at a column than at the first one, px. */
const stepPx = (progress: number, column: Column): number => {
  const { portrait, heightPx } = currentLayout()
  return (borderAt(progress, portrait, column) - borderAt(progress, portrait)) * heightPx
}

const besideIn = (section: HTMLElement): readonly Beside[] =>
  find(section, 'beside').map(element => {
    const [row, column] = (element.dataset.beside ?? '').split('-')
    return { element, isEven: row === 'even', column: Number(column) as Column }
  })

/**
 * Carries the numbers and the names of the rows from the table of the data sheet to their places by the pieces, shows
 * them in the colour of the ground under them, and makes the numbers larger that apply.
 */
export class Carry {
  private readonly section: HTMLElement
  private readonly numbers: readonly Carried[]
  private readonly labels: readonly Carried[]
  private readonly beside: readonly Beside[]
  private readonly rules: readonly HTMLElement[]
  private readonly windows: readonly HTMLElement[]
  private readonly inside: HTMLElement | null
  private readonly ink: Ink = { left: 0, right: 0, top: 0, bottom: 0, rowY: 0, rowPitch: 0, rowScale: 1 }
  private rulesAt: readonly RulePlace[] = []
  private isCarried = false
  private written = Number.NaN
  /** Height of a number that applies. */
  private heightPx = 0

  constructor(section: HTMLElement) {
    this.section = section
    this.numbers = carriedIn(section, 'number')
    this.labels = carriedIn(section, 'label')
    this.beside = besideIn(section)
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
    this.heightPx = numbers.get('odd-0')?.heightPx ?? 0
    this.rulesAt = rulePlaces()
  }

  /**
   * Writes a place of the story.
   * @param isDrawn whether the scene draws the tray and the pieces
   * @param borderPx how far down the stage the border between the halves stands
   */
  write(progress: number, isDrawn: boolean, borderPx: number): void {
    const isCarried = isDrawn && progress < CARRY.grown
    if (progress === this.written && isCarried === this.isCarried) return
    this.written = progress
    if (isCarried !== this.isCarried) this.section.toggleAttribute('data-carried', isCarried)
    if (isCarried) sampleInk(progress, currentLayout(), this.ink)
    for (const each of this.numbers) {
      if (isCarried) this.carryNumber(each, progress, borderPx)
      else rest(each, progress)
    }
    this.writeBeside(progress, isCarried)
    if (isCarried) this.writeWay(progress, borderPx)
    else if (this.isCarried) this.clear()
    this.isCarried = isCarried
  }

  private carryNumber(each: Carried, progress: number, borderPx: number): void {
    const { element, place, isEven, column } = each
    if (!place) return
    const scale = numberScaleAt(progress, isEven, column)
    const risen = numberRisenAt(progress, currentLayout().portrait)
    const carried = numberCarriedAt(progress, column)
    // On phones the table stands under the pieces, and one row of it has to come up past them.
    const passes = currentLayout().portrait && !isEven
    const aside = passes ? (-asideAt(risen) * this.ink.rowPitch) / 2 : 0
    const dx = (place.fromX - place.toX) * (1 - carried) + aside
    const size = lerp(place.fromScale, scale, carried)
    put(element, dx, this.heightOf(place, risen, nearer(place, scale, isEven), size, borderPx), size)
  }

  /** How much lower than its place something is on its way from the table to the row, with which it goes from there. */
  private heightOf(
    place: CarryPlace,
    risen: number,
    nearerPx: number,
    size: number,
    borderPx: number,
  ): number {
    const { rowY, rowScale } = this.ink
    // As far from small pieces as its own size needs.
    const inRow = now.heightPx / 2 - rowY + (place.toY + nearerPx) * Math.max(rowScale, size)
    return lerp(place.fromY, inRow, risen) - place.toY - borderPx
  }

  /** What stands beside a row's numbers stays as near to them when they grow and when their border steps up or down. */
  private writeBeside(progress: number, isCarried: boolean): void {
    for (const { element, isEven, column } of this.beside) {
      const dy = stepPx(progress, column) + this.besidePx(progress, isEven, column)
      element.style.transform = isCarried ? '' : `translateY(${dy.toFixed(2)}px)`
    }
  }

  private besidePx(progress: number, isEven: boolean, column: Column): number {
    return (isEven ? -1 : 1) * (1 - numberScaleAt(progress, isEven, column)) * this.heightPx
  }

  private writeWay(progress: number, borderPx: number): void {
    const labelled = labelCarriedAt(progress)
    const risen = labelRisenAt(progress, currentLayout().portrait)
    for (const { element, place, isEven } of this.labels) {
      if (!place) continue
      const dx = (place.fromX - place.toX) * (1 - labelled)
      const size = lerp(place.fromScale, 1, labelled)
      // Straight to its place: with a row that comes down from high above it would cross the heading.
      const to = borderPx + place.toY + this.besidePx(progress, isEven, 0)
      put(element, dx, lerp(place.fromY, to, risen) - place.toY - borderPx, size)
    }
    const left = rulesLeftAt(progress)
    for (const [i, rule] of this.rules.entries()) {
      const at = this.rulesAt[i]
      if (!at) continue
      rule.style.transform = `translate(${at.x}px, ${at.y - 1}px) scaleX(${(at.widthPx * left).toFixed(2)})`
      // Nothing is left of them as stubs.
      rule.style.opacity = left.toFixed(2)
    }
    this.writeInk(borderPx)
  }

  /** One window has the ink's right and upper edge, the one in it its left and lower edge; what is in them stays. */
  private writeInk(borderPx: number): void {
    const { ink } = this
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
    for (const { element } of this.beside) element.style.transform = ''
    for (const { element } of this.numbers) {
      element.style.transform = ''
      element.removeAttribute('data-waits')
    }
    this.section.removeAttribute('data-carried')
  }
}

/** How much nearer to the border the middle of a small number is, so that it stays as near to the pieces, px down. */
const nearer = (place: CarryPlace, scale: number, isEven: boolean): number =>
  ((isEven ? -1 : 1) * (1 - scale) * place.heightPx) / 2

function put({ style }: HTMLElement, dx: number, dy: number, scale: number): void {
  style.transform = `translate(${dx.toFixed(2)}px, ${dy.toFixed(2)}px) scale(${scale.toFixed(4)})`
}

/** Writes how large a number stands by its piece, and once that has half turned over, whether it applies or waits. */
function rest({ element, place, isEven, column }: Carried, progress: number): void {
  const waits = evenAt(progress, column) > 0.5 !== isEven
  if (waits !== element.hasAttribute('data-waits')) element.toggleAttribute('data-waits', waits)
  if (!place) return
  const scale = numberScaleAt(progress, isEven, column)
  put(element, 0, nearer(place, scale, isEven) + stepPx(progress, column), scale)
}
