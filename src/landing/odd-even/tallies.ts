import { type Column, SHAPES } from '../../rules/constants.ts'
import { OCCURRENCES, parityOf } from '../../rules/occurrence.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'

interface Chip {
  readonly element: HTMLElement
  /** Occurrence that the chip stands for. */
  readonly k: number
}

interface Tally {
  readonly element: HTMLElement
  readonly column: Column
  readonly chips: readonly Chip[]
}

/** The stacks beside the numbers: a chip of the column's shape for each occurrence to which the row's value has applied. */
export class Tallies {
  private readonly all: readonly Tally[]

  /** @param section the stage's section, in the document; its stacks are filled */
  constructor(section: HTMLElement) {
    this.all = [...section.querySelectorAll<HTMLElement>('[data-tally]')].map(element => {
      const [parity, column] = element.parentElement?.dataset.slot?.split('-') ?? []
      const chips = OCCURRENCES.filter(k => parityOf(k) === parity).map(k => ({
        element: document.createElement('i'),
        k,
      }))
      element.replaceChildren(...chips.map(chip => chip.element))
      return { element, column: Number(column) as Column, chips }
    })
  }

  /** Gives the stacks the colours of an entry's shapes. */
  colour({ basePattern }: DataSheetEntry): void {
    for (const { element, column } of this.all) {
      const { name } = SHAPES[shapeAt(basePattern, column)]
      element.style.color = `var(--${name.toLowerCase()})`
    }
  }

  /** Shows the chips of the occurrences so far. */
  count(until: number): void {
    for (const { chips } of this.all)
      for (const { element, k } of chips) element.style.opacity = k <= until ? '1' : ''
  }
}
