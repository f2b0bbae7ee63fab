import { type Column, SHAPES } from '../../rules/constants.ts'
import { OCCURRENCES, parityOf } from '../../rules/occurrence.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { slot } from '../../stage/slots.ts'
import { FINALE, retoldAt } from '../../timeline/finale.ts'
import { THROW, thrownAt } from '../../timeline/parity.ts'
import { Transforms } from '../transforms.ts'

interface Chip {
  readonly element: HTMLElement
  /** Occurrence that the chip stands for. */
  readonly k: number
  readonly column: Column
  /** The number that it belongs to. */
  readonly number: HTMLElement
  readonly isEven: boolean
  /** From its place to the middle of the piece while the row applies, px. */
  dx: number
  dy: number
  flown: number
  /** How far it springs away from the number when it is told once more, px down, and how far it has. */
  springPx: number
  retold: number
}

/** The stacks by the numbers: the pieces throw a chip on to them for each occurrence to which the row's value has applied. */
export class Tallies {
  private readonly all: readonly Chip[]
  private readonly places: Transforms

  /** @param section the stage's section, in the document; its stacks are filled */
  constructor(section: HTMLElement) {
    this.all = [...section.querySelectorAll<HTMLElement>('[data-tally]')].flatMap(element => {
      const number = element.closest<HTMLElement>('[data-number]') ?? element
      const [parity, column] = number.dataset.slot?.split('-') ?? []
      const chips = OCCURRENCES.filter(k => parityOf(k) === parity).map(k => ({
        element: document.createElement('b'),
        k,
        column: Number(column) as Column,
        number,
        isEven: parity === 'even',
        dx: 0,
        dy: 0,
        flown: Number.NaN,
        springPx: 0,
        retold: 0,
      }))
      element.replaceChildren(
        ...chips.map(chip => {
          const place = document.createElement('i')
          place.append(chip.element)
          return place
        }),
      )
      return chips
    })
    this.places = new Transforms(this.all.map(({ element }) => element))
  }

  /** Measures how far each chip's place is from its piece. */
  relayout(): void {
    for (const chip of this.all) {
      const { element, number, column, isEven } = chip
      const place = slot(`${isEven ? 'even' : 'odd'}-${column}`)
      const own = element.parentElement
      const row = own?.parentElement
      if (!place || !own || !row) continue
      chip.dx = number.offsetWidth / 2 - row.offsetLeft - own.offsetLeft - own.offsetWidth / 2
      chip.dy = number.offsetHeight / 2 - row.offsetTop - own.offsetTop - own.offsetHeight / 2 - place.yPx
      chip.springPx = (isEven ? 1 : -1) * FINALE.retold.high * number.offsetHeight
      chip.flown = Number.NaN
    }
  }

  /** Gives the stacks the colours of an entry's shapes. */
  colour({ basePattern }: DataSheetEntry): void {
    for (const { element, column } of this.all) {
      const { name } = SHAPES[shapeAt(basePattern, column)]
      element.style.color = `var(--${name.toLowerCase()})`
    }
  }

  /** Writes a place of the story, as progress of the stage: each chip in its place, or on its way from its piece. */
  write(progress: number): void {
    for (let i = 0; i < this.all.length; i++) {
      const chip = this.all[i]
      if (!chip) continue
      const flown = thrownAt(progress, chip.k, chip.column)
      const retold = retoldAt(progress, chip.k)
      if (flown === chip.flown && retold === chip.retold) continue
      const left = 1 - flown
      chip.element.style.opacity = flown > 0 ? '1' : ''
      this.places.put(
        i,
        chip.dx * left,
        chip.dy * left * (1 - 2 * THROW.arc * flown) + chip.springPx * retold,
        1 + (THROW.size - 1) * left,
      )
      chip.retold = retold
      chip.flown = flown
    }
  }
}
