import { COLUMNS, type Column, SHAPES } from '../../rules/constants.ts'
import { OCCURRENCES, parityOf } from '../../rules/occurrence.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { slot } from '../../stage/slots.ts'
import { numberScaleAt } from '../../timeline/carried.ts'
import { arch, clamp } from '../../timeline/easing.ts'
import { FINALE, retoldAt } from '../../timeline/finale.ts'
import { THROW, thrownAt } from '../../timeline/parity.ts'
import { Opacities } from '../opacities.ts'
import { Transforms } from '../transforms.ts'

interface Chip {
  readonly element: HTMLElement
  /** Occurrence that the chip stands for. */
  readonly k: number
  readonly column: Column
  /** The number that it belongs to. */
  readonly number: HTMLElement
  readonly isEven: boolean
  /** From its place to the rim of the piece while the row applies, on the chip's side; and how far aside of that way it flies, px. */
  dx: number
  dy: number
  bowPx: number
  flown: number
  /** How far it springs away from the number when it is told once more, px down, and how far it has. */
  springPx: number
  retold: number
}

/** A chip is no lower than this, px, unless its number is small where it applies too. */
const LEAST_PX = 6.5

/** The stacks by the numbers: the pieces throw a chip on to them for each occurrence to which the row's value has applied. */
export class Tallies {
  private readonly all: readonly Chip[]
  private readonly places: Transforms
  private readonly shown: Opacities
  /** The stacks as a whole, and the height of a chip by a number that applies. */
  private readonly stacks: readonly HTMLElement[]
  private readonly stacksAt: Transforms
  private chipPx = 0

  /** @param section the stage's section, in the document; its stacks are filled */
  constructor(section: HTMLElement) {
    this.stacks = [...section.querySelectorAll<HTMLElement>('[data-tally]')]
    this.stacksAt = new Transforms(this.stacks)
    this.all = this.stacks.flatMap(element => {
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
        bowPx: 0,
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
    const elements = this.all.map(({ element }) => element)
    this.places = new Transforms(elements)
    this.shown = new Opacities(elements)
  }

  /** Measures how far each chip's place is from its piece. */
  relayout(): void {
    for (const chip of this.all) {
      const { element, number, column, isEven } = chip
      const place = slot(`${isEven ? 'even' : 'odd'}-${column}`)
      const own = element.parentElement
      const row = own?.parentElement
      if (!place || !own || !row) continue
      const beside = number.offsetWidth / 2 - row.offsetLeft - own.offsetLeft - own.offsetWidth / 2
      const rimPx = (-Math.sign(beside) * (slot('parity-0')?.widthPx ?? 0)) / 2
      chip.dx = beside + rimPx
      chip.bowPx = THROW.aside * rimPx
      this.chipPx = own.offsetHeight
      chip.dy = number.offsetHeight / 2 - row.offsetTop - own.offsetTop - own.offsetHeight / 2 - place.yPx
      chip.springPx = (isEven ? 1 : -1) * FINALE.high * number.offsetHeight
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
    for (let i = 0; i < this.stacks.length; i++) this.stacksAt.put(i, 0, 0, this.largerAt(progress, i))
    for (let i = 0; i < this.all.length; i++) {
      const chip = this.all[i]
      if (!chip) continue
      const flown = thrownAt(progress, chip.k, chip.column)
      const retold = retoldAt(progress, chip.k)
      if (flown === chip.flown && retold === chip.retold) continue
      const left = 1 - flown
      const high = chip.k === OCCURRENCES.length ? THROW.last : 1
      this.shown.put(i, Math.min(1, flown / THROW.seen))
      this.places.put(
        i,
        chip.dx * left + high * chip.bowPx * arch(flown),
        chip.dy * left * (1 - 2 * high * THROW.arc * flown) + chip.springPx * retold,
        1 + (THROW.size - 1) * (high * arch(flown) + retold),
      )
      chip.retold = retold
      chip.flown = flown
    }
  }

  /** How much larger a stack is than its number has it, so that its chips can be seen by one that waits. */
  private largerAt(progress: number, i: number): number {
    const scale = numberScaleAt(progress, i >= COLUMNS.length, i % COLUMNS.length)
    return clamp(LEAST_PX / (scale * this.chipPx), 1, 1 / scale)
  }
}
