import { COLUMNS, SHAPES } from '../../rules/constants.ts'
import { type BasePattern, isColumn, shapeAt } from '../../rules/patterns.ts'
import type { Session } from '../../rules/session.ts'
import { cueOf, shows } from '../../stage/cues.ts'
import { layoutMode } from '../../stage/mode.ts'
import { pieceLabel } from './piece-label.ts'

const buttonOf = (place: Element) => place.querySelector('button')

/** Writes a pattern where its digits stand alone or as one text. */
function writeCode(code: Element, pattern: BasePattern): void {
  if (!code.firstElementChild) code.textContent = pattern
  for (const [column, digit] of [...code.children].entries()) digit.textContent = pattern[column] ?? ''
}

/** Whether the page stands where a place of the row shows. */
function isSeen(place: Element): boolean {
  const cue = cueOf(place)
  return cue === undefined || layoutMode() !== 'pinned' || shows(cue)
}

/** The words, digits and printed pieces of a base pattern and its index, as they stand in the document. */
export class BasePatternWords {
  private readonly section: HTMLElement
  private readonly columns: readonly Element[]
  private readonly radios: readonly HTMLInputElement[]
  private readonly digits: readonly Element[]
  private readonly codes: readonly Element[]
  /** Where the digits of the session pattern come to stand: those of its base pattern, and the index. */
  private readonly digitPlaces: readonly HTMLElement[]
  private readonly said: Element | null
  /** The printed pieces by shape, and the printed ring. */
  private readonly icons: readonly (Element | undefined)[]
  private readonly ringIcon: Element | null
  private pattern: BasePattern
  private column: number
  private saidText = ''

  constructor(section: HTMLElement, { basePattern, selectionIndex }: Session) {
    this.section = section
    const all = (selector: string) => [...section.querySelectorAll(selector)]
    this.columns = all('[data-place]')
    this.radios = all('input[type=radio]') as HTMLInputElement[]
    this.digits = all('[data-digit]')
    this.codes = all('[data-base]')
    this.digitPlaces = all('[data-places]') as HTMLElement[]
    this.said = section.querySelector('[data-said]')
    const buttons = all('[data-place] > button')
    this.icons = COLUMNS.map(shape => buttons[basePattern.indexOf(String(shape))]?.children[0])
    this.ringIcon = buttons[selectionIndex]?.children[1] ?? null
    this.pattern = basePattern
    this.column = selectionIndex
  }

  writeColumn(column: number): void {
    if (column === this.column) return
    this.column = column
    this.section.style.setProperty('--ring', String(column))
    for (const radio of this.radios) radio.checked = Number(radio.value) === column
    for (const digit of this.digits) digit.textContent = String(column)
    this.writePlaces(1, String(column))
    this.printRing()
  }

  writePattern(pattern: BasePattern): void {
    if (pattern === this.pattern) return
    const focused = this.columns.findIndex(element => document.activeElement === buttonOf(element))
    const shape = this.pattern[focused]
    this.pattern = pattern
    this.section.dataset.pattern = pattern
    for (const code of this.codes) writeCode(code, pattern)
    this.writePlaces(0, pattern)
    this.columns.forEach((element, column) => {
      if (isColumn(column)) this.writePlace(element, column)
    })
    // The focus stays with its piece; where the page has left the pieces it would bring the page back to them.
    const moved = this.columns[pattern.indexOf(shape ?? '-')]
    if (moved && isSeen(moved)) buttonOf(moved)?.focus({ preventScroll: true })
    this.printRing()
  }

  private writePlace(element: Element, column: (typeof COLUMNS)[number]): void {
    const shape = shapeAt(this.pattern, column)
    const write = (selector: string, text: string) => {
      const found = element.querySelector(selector)
      if (found) found.textContent = text
    }
    write('[data-letter]', `${SHAPES[shape].letter} `)
    write('[data-number]', String(shape))
    const button = buttonOf(element)
    button?.setAttribute('aria-label', pieceLabel(shape, column))
    const icon = this.icons[shape]
    if (icon) button?.append(icon)
  }

  private writePlaces(i: number, text: string): void {
    this.digitPlaces[i]?.setAttribute('data-places', text)
  }

  /** The printed ring lies over its piece. */
  private printRing(): void {
    if (this.ringIcon) this.columns[this.column]?.querySelector('button')?.append(this.ringIcon)
  }

  /** Says politely what a hand has changed. */
  say(pattern: BasePattern | null, index: number | null): void {
    if (!this.said) return
    const parts = [
      ...(pattern === null ? [] : [`base pattern ${this.pattern}`]),
      ...(pattern === null && index === null ? [] : [`session pattern ${this.pattern}${this.column}`]),
    ]
    const text = parts.join(', ')
    if (text === this.saidText) return
    this.saidText = text
    this.said.textContent = text.charAt(0).toUpperCase() + text.slice(1)
  }
}
