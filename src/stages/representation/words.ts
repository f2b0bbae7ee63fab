import { LANDING_SESSIONS } from '../../content/showcase.ts'
import { progressAt } from '../../film/score.ts'
import { lerp } from '../../film/vec.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { orderByHand, places } from '../../hand/places.ts'
import { indexByHand } from '../../hand/ring.ts'
import { handState, onHand } from '../../hand/state.ts'
import { COLUMNS, PATTERN_COUNT, SHAPES } from '../../rules/constants.ts'
import { columnOf, isColumn, PATTERNS, shapeAt } from '../../rules/patterns.ts'
import type { Session } from '../../rules/session.ts'
import { placeText } from '../../rules/sheet-value.ts'
import { cueOf, progressIn, shows } from '../../stage/cues.ts'
import { currentLayout } from '../../stage/layout.ts'
import { layoutMode } from '../../stage/mode.ts'
import { ORDERS_A_LINE, pieceLabel, tablePlace } from './labels.ts'
import { orderAfter } from './orders.ts'
import { rowAt } from './play.ts'
import { REPRESENTATION } from './score.ts'

const [live] = LANDING_SESSIONS
/** Nearer to a column, or to an order, than this the ring or the row is at rest. */
const AT_REST = 0.04

const [row, found] = [progressAt(REPRESENTATION, 'row'), progressAt(REPRESENTATION, 'found')]

const buttonOf = (place: Element) => place.querySelector('button')
const isBetween = (at: number): boolean => Math.abs(at - Math.round(at)) > AT_REST

/** Whether the page stands where a place of the row shows. */
function isSeen(place: Element): boolean {
  const cue = cueOf(place)
  return cue === undefined || layoutMode() !== 'pinned' || shows(cue)
}

/** Writes a pattern where its digits stand alone or as one text. */
function writeCode(code: Element, pattern: string): void {
  if (!code.firstElementChild) code.textContent = pattern
  for (const [column, digit] of [...code.children].entries()) digit.textContent = pattern[column] ?? ''
}

/** The words, digits and printed pieces of a base pattern and its index, as they stand in the document. */
class BasePatternWords {
  private readonly section: HTMLElement
  private readonly columns: readonly Element[]
  private readonly radios: readonly HTMLInputElement[]
  private readonly digits: readonly Element[]
  private readonly codes: readonly Element[]
  private readonly order: Element | null
  private readonly table: HTMLElement | null
  private readonly said: Element | null
  /** The printed pieces by shape, and the printed ring. */
  private readonly icons: readonly (Element | undefined)[]
  private readonly ringIcon: Element | null
  private pattern: string
  private seen: string
  private column: number
  private lit = -1

  constructor(section: HTMLElement, { basePattern, selectionIndex }: Session) {
    const all = <E extends Element>(selector: string) => [...section.querySelectorAll<E>(selector)]
    this.section = section
    this.columns = all('[data-place]')
    this.radios = all<HTMLInputElement>('input[type=radio]')
    this.digits = all('[data-digit]')
    this.codes = all('[data-base]')
    this.order = section.querySelector('[data-order]')
    this.table = section.querySelector('[data-orders]')
    this.said = section.querySelector('[data-said]')
    const buttons = all('[data-place] > button')
    this.icons = COLUMNS.map(shape => buttons[basePattern.indexOf(String(shape))]?.children[0])
    this.ringIcon = buttons[selectionIndex]?.children[1] ?? null
    this.pattern = basePattern
    this.seen = basePattern
    this.column = selectionIndex
    const orders = PATTERNS.map((order, i) => order + ((i + 1) % ORDERS_A_LINE === 0 ? '\n' : ' '))
    this.table?.append(orders.join(''))
  }

  /** Names the column under the ring. */
  writeColumn(column: number): void {
    if (column === this.column) return
    this.column = column
    this.section.style.setProperty('--ring', String(column))
    for (const radio of this.radios) radio.checked = Number(radio.value) === column
    for (const digit of this.digits) digit.textContent = String(column)
    this.printRing()
  }

  /** Lights the words of the column that is read, or of that under the ring. */
  light(column: number): void {
    if (column === this.lit) return
    this.columns[this.lit]?.removeAttribute('data-lit')
    this.columns[column]?.setAttribute('data-lit', '')
    this.lit = column
  }

  /** Makes a pattern the stage's own: its pieces, their names, and what is said of them. */
  writePattern(pattern: string): void {
    if (pattern === this.pattern) return
    const focused = this.columns.findIndex(element => document.activeElement === buttonOf(element))
    const shape = this.pattern[focused]
    this.pattern = pattern
    this.section.dataset.pattern = pattern
    for (const [column, element] of this.columns.entries()) {
      if (!isColumn(column)) continue
      const piece = shapeAt(pattern, column)
      buttonOf(element)?.setAttribute('aria-label', pieceLabel(piece, column))
      const icon = this.icons[piece]
      if (icon) buttonOf(element)?.append(icon)
    }
    // The focus stays with its piece; where the page has left the pieces it would bring the page back to them.
    const moved = this.columns[pattern.indexOf(shape ?? '-')]
    if (moved && isSeen(moved)) buttonOf(moved)?.focus({ preventScroll: true })
    this.printRing()
  }

  /** Writes the order in which the row is seen: letters, numbers and digits, and which of all orders it is. */
  writeSeen(pattern: string): void {
    if (pattern === this.seen) return
    this.seen = pattern
    for (const code of this.codes) writeCode(code, pattern)
    for (const [column, element] of this.columns.entries()) {
      if (!isColumn(column)) continue
      const { id, letter } = SHAPES[shapeAt(pattern, column)]
      const [letters, numbers] = element.querySelectorAll('[data-letter], [data-number]')
      if (letters) letters.textContent = `${letter} `
      if (numbers) numbers.textContent = String(id)
    }
    if (this.order) this.order.textContent = placeText(PATTERNS.indexOf(pattern), PATTERN_COUNT)
    for (const [name, number] of Object.entries(tablePlace(pattern)))
      this.table?.style.setProperty(name, String(number))
  }

  /** The printed ring lies over its piece. */
  private printRing(): void {
    if (this.ringIcon) this.columns[this.column]?.querySelector('button')?.append(this.ringIcon)
  }

  /** Says politely what a hand has changed. */
  say(isMoved: boolean, isChosen: boolean): void {
    const parts = [
      ...(isMoved ? [`base pattern ${this.pattern}`] : []),
      ...(isMoved || isChosen ? [`session pattern ${this.pattern}${this.column}`] : []),
    ].join(', ')
    const text = parts.charAt(0).toUpperCase() + parts.slice(1)
    if (this.said && this.said.textContent !== text) this.said.textContent = text
  }
}

/**
 * Writes into the page what the stage shows: the named column, as the story's ring or the visitor's hand has it, the order of
 * the pieces, and what of it is on its way. Off stage, and unpinned, the page names the session's own.
 * @param section the stage's section
 */
export function startRow(section: HTMLElement): void {
  if (!live) return
  const { basePattern, selectionIndex } = live
  const words = new BasePatternWords(section, live)
  const columns = COLUMNS.map(shape => columnOf(basePattern, shape))
  const orders = Array.from({ length: 4 }, (_, swaps) => orderAfter(columns, swaps))

  function write(): void {
    const isTold = layoutMode() === 'pinned' && (now.stage === 'representation' || now.stage === 'sessions')
    const progress = isTold ? progressIn('representation') : 1
    const story = rowAt(progress, currentLayout())
    // Before it is seen it stands as the page has it.
    const swapped = now.reduced || progress < row ? 3 : story.swapped
    const { hand } = handState
    const moved = orderByHand()
    const chosen = indexByHand()
    words.writeColumn(chosen ?? (progress < 1 ? Math.round(story.ring) : selectionIndex))
    words.writePattern(moved ?? basePattern)
    words.writeSeen(moved ?? orders[Math.round(swapped)] ?? basePattern)
    words.light(now.reduced || story.read < 0 ? (chosen ?? Math.round(story.ring)) : story.read)
    section.toggleAttribute('data-moving', places.isMoving || isBetween(swapped))
    section.toggleAttribute('data-sliding', isBetween(lerp(story.ring, hand.ring, hand.ringLeft)))
    section.toggleAttribute('data-found', isTold && progress >= found)
  }

  addStep('dom', () => {
    write()
    return false
  })
  onHand(() => {
    write()
    section.dataset.index = String(indexByHand() ?? selectionIndex)
    words.say(orderByHand() !== null, indexByHand() !== null)
  })
}
