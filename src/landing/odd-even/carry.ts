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
import { CARRY } from '../../timeline/thresholds.ts'
import { lerp } from '../../timeline/vec.ts'
import { Transforms } from '../transforms.ts'
import { type CarryPlace, labelPlaces, numberPlaces, type RulePlace, rulePlaces } from './carry-places.ts'

/** A number or a name, and its place; it stands twice, once in each colour. */
interface Carried {
  readonly name: string
  readonly isEven: boolean
  readonly column: Column
  place: CarryPlace | undefined
}

const find = (section: HTMLElement, name: string): readonly HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>(`[data-${name}]`),
]

const carriedFrom = (elements: readonly HTMLElement[], attribute: 'number' | 'label'): readonly Carried[] =>
  elements.map(element => {
    const name = element.dataset[attribute] ?? ''
    const column = Number(name.at(-1)) as Column
    return { name, isEven: name.startsWith('even'), column, place: undefined }
  })

/**
 * Carries the numbers and the names of the rows from the table of the data sheet to their places by the pieces, shows
 * them in the colour of the ground under them, and makes the numbers larger that apply.
 */
export class Carry {
  private readonly section: HTMLElement
  private readonly numbers: readonly Carried[]
  private readonly labels: readonly Carried[]
  private readonly rules: Transforms
  private readonly numbersAt: Transforms
  private readonly labelsAt: Transforms
  private readonly windows: readonly HTMLElement[]
  private readonly inside: HTMLElement | null
  private readonly ink: Ink = { left: 0, right: 0, top: 0, bottom: 0, rowY: 0, rowPitch: 0, rowScale: 1 }
  private rulesAt: readonly RulePlace[] = []
  private isCarried = false
  private written = Number.NaN

  constructor(section: HTMLElement) {
    this.section = section
    const numbers = find(section, 'number')
    const labels = find(section, 'label')
    this.numbers = carriedFrom(numbers, 'number')
    this.labels = carriedFrom(labels, 'label')
    this.numbersAt = new Transforms(numbers)
    this.labelsAt = new Transforms(labels)
    this.rules = new Transforms(find(section, 'rule'))
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
    const isCarried = isDrawn && progress < CARRY.grown
    if (progress === this.written && isCarried === this.isCarried) return
    this.written = progress
    if (isCarried !== this.isCarried) this.section.toggleAttribute('data-carried', isCarried)
    if (isCarried) sampleInk(progress, currentLayout(), this.ink)
    for (let i = 0; i < this.numbers.length; i++) {
      if (isCarried) this.carryNumber(i, progress, borderPx)
      else this.restNumber(i, progress)
    }
    if (isCarried) this.writeWay(progress, borderPx)
    else if (this.isCarried) this.clear()
    this.isCarried = isCarried
  }

  private carryNumber(i: number, progress: number, borderPx: number): void {
    const each = this.numbers[i]
    if (!each?.place) return
    const { place, isEven, column } = each
    const scale = numberScaleAt(progress, isEven)
    const risen = numberRisenAt(progress, column)
    const carried = numberCarriedAt(progress, column)
    // On phones the table stands under the pieces, and one row of it has to come up past them.
    const passes = currentLayout().portrait && !isEven
    const aside = passes ? (-asideAt(risen) * this.ink.rowPitch) / 2 : 0
    const dx = (place.fromX - place.toX) * (1 - carried) + aside
    const size = lerp(place.fromScale, scale, carried)
    const dy = this.heightOf(place, risen, nearer(place, scale, isEven), size, borderPx)
    this.numbersAt.put(i, dx, dy, size)
  }

  /** Writes how large a number stands by its piece. */
  private restNumber(i: number, progress: number): void {
    const each = this.numbers[i]
    if (!each?.place) return
    const scale = numberScaleAt(progress, each.isEven)
    if (scale === 1) this.numbersAt.rest(i)
    else this.numbersAt.put(i, 0, nearer(each.place, scale, each.isEven), scale)
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

  private writeWay(progress: number, borderPx: number): void {
    const labelled = labelCarriedAt(progress)
    for (let i = 0; i < this.labels.length; i++) {
      const place = this.labels[i]?.place
      if (!place) continue
      const dx = (place.fromX - place.toX) * (1 - labelled)
      const size = lerp(place.fromScale, 1, labelled)
      this.labelsAt.put(i, dx, this.heightOf(place, labelRisenAt(progress), 0, size, borderPx), size)
    }
    const left = rulesLeftAt(progress)
    for (let i = 0; i < this.rulesAt.length; i++) {
      const at = this.rulesAt[i]
      if (at) this.rules.put(i, at.x, at.y - 1, at.widthPx * left, 1)
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
    this.labelsAt.clear()
    for (const each of [...this.windows, this.inside]) if (each) each.style.transform = ''
  }

  /** Everything is left where it stands in the document. */
  stop(): void {
    this.clear()
    this.numbersAt.clear()
    this.section.removeAttribute('data-carried')
  }
}

/** How much nearer to the border the middle of a small number is, so that it stays as near to the pieces, px down. */
const nearer = (place: CarryPlace, scale: number, isEven: boolean): number =>
  ((isEven ? -1 : 1) * (1 - scale) * place.heightPx) / 2
