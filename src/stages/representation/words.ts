import { LANDING_SESSIONS } from '../../content/showcase.ts'
import { progressAt } from '../../film/score.ts'
import { flagOf } from '../../film/styles.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { orderByHand, places } from '../../hand/places.ts'
import { indexByHand } from '../../hand/ring.ts'
import { handState, onHand } from '../../hand/state.ts'
import { kolamPath } from '../../kolam/path.ts'
import { lerp } from '../../picture/vec.ts'
import { COLUMNS, PATTERN_COUNT, SHAPES } from '../../rules/constants.ts'
import { columnOf, PATTERNS, shapeAt } from '../../rules/patterns.ts'
import type { Session } from '../../rules/session.ts'
import { placeText } from '../../rules/sheet-value.ts'
import { ownOrderAtom, store } from '../../state/store.ts'
import { orderAfter } from '../../story/representation/orders.ts'
import { rowAt } from '../../story/representation/play.ts'
import { REPRESENTATION } from '../../story/representation/score.ts'
import { cueOf, isPresent, progressIn, shows } from '../../viewport/cues.ts'
import { currentLayout } from '../../viewport/layout.ts'
import { layoutMode } from '../../viewport/mode.ts'
import { textsIn } from '../texts.ts'
import { ORDERS_A_LINE, pieceLabel, tablePlace } from './labels.ts'

const [live] = LANDING_SESSIONS
/** Nearer to a column, or to an order, than this the ring or the row is at rest. */
const AT_REST = 0.04

const [begins, found] = [progressAt(REPRESENTATION, 'row'), progressAt(REPRESENTATION, 'found')]

const isBetween = (at: number): boolean => Math.abs(at - Math.round(at)) > AT_REST

/** The words, digits and printed pieces of a base pattern and its index, as they stand in the document. */
class BasePatternWords {
  private readonly section: HTMLElement
  private readonly columns: readonly Element[]
  private readonly buttons: readonly HTMLElement[]
  /** The printed pieces by shape, and the printed ring. */
  private readonly icons: readonly (Element | undefined)[]
  private readonly ring: Element | undefined
  private readonly write: ReturnType<typeof textsIn>
  private pattern: string
  private seen: string
  private column: number
  private lit = -1

  constructor(section: HTMLElement, { basePattern, selectionIndex }: Session) {
    this.section = section
    this.write = textsIn(section)
    this.columns = this.all('[data-base-column]')
    this.buttons = this.all('[data-base-column] > button')
    this.icons = COLUMNS.map(shape => this.buttons[basePattern.indexOf(String(shape))]?.children[0])
    this.ring = this.buttons[selectionIndex]?.children[1]
    this.pattern = this.seen = basePattern
    this.column = selectionIndex
    const orders = PATTERNS.map((order, i) => order + ((i + 1) % ORDERS_A_LINE === 0 ? '\n' : ' '))
    this.all('[data-orders]')[0]?.append(orders.join(''))
  }

  private all<E extends Element = HTMLElement>(selector: string): readonly E[] {
    return [...this.section.querySelectorAll<E>(selector)]
  }

  /** Names the column under the ring. */
  writeColumn(column: number): void {
    if (column === this.column) return
    this.column = column
    this.section.style.setProperty('--ring', String(column))
    for (const radio of this.all<HTMLInputElement>('input')) {
      radio.checked = Number(radio.value) === column
      radio.closest('label')?.toggleAttribute('data-chosen', radio.checked)
    }
    this.write({ digit: String(column) })
    this.printRing()
  }

  /** Lights the words of the column that is read, or of that under the ring. */
  light(column: number): void {
    if (column === this.lit) return
    for (const each of [this.lit, column])
      for (const word of this.columns[each]?.querySelectorAll('[data-letter], [data-number]') ?? [])
        word.toggleAttribute('data-lit', each === column)
    this.lit = column
  }

  /** Makes a pattern the stage's own: its pieces, their names, and what is said of them. */
  writePattern(pattern: string): void {
    if (pattern === this.pattern) return
    const shape = this.pattern[this.buttons.findIndex(button => button.matches(':focus'))]
    this.pattern = pattern
    this.section.dataset.pattern = pattern
    for (const column of COLUMNS) {
      const piece = shapeAt(pattern, column)
      this.buttons[column]?.setAttribute('aria-label', pieceLabel(piece, column))
      const icon = this.icons[piece]
      if (icon) this.buttons[column]?.append(icon)
    }
    // The focus stays with its piece; where the page has left the pieces it would bring the page back to them.
    const to = pattern.indexOf(shape ?? '-')
    const place = this.columns[to]
    const cue = place && cueOf(place)
    if (!cue || layoutMode() !== 'pinned' || shows(cue)) this.buttons[to]?.focus({ preventScroll: true })
    this.printRing()
  }

  /** Writes the order in which the row is seen: letters, numbers and digits, and which of all orders it is. */
  writeSeen(pattern: string): void {
    if (pattern === this.seen) return
    this.seen = pattern
    this.write({
      base: pattern,
      'base-digit': [...pattern],
      number: [...pattern],
      letter: COLUMNS.map(column => `${SHAPES[shapeAt(pattern, column)].letter} `),
      order: placeText(PATTERNS.indexOf(pattern), PATTERN_COUNT),
    })
    for (const [name, number] of Object.entries(tablePlace(pattern)))
      this.all('[data-orders]')[0]?.style.setProperty(name, String(number))
  }

  /** The printed ring lies over its piece. */
  private printRing(): void {
    if (this.ring) this.buttons[this.column]?.append(this.ring)
  }

  /** Says politely what a hand has changed. */
  say(isMoved: boolean, isChosen: boolean): void {
    const session = `session pattern ${this.pattern}${this.column}`
    const text = isMoved ? `base pattern ${this.pattern}, ${session}` : session
    const said = isMoved || isChosen ? text.charAt(0).toUpperCase() + text.slice(1) : ''
    this.write({ said })
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

  const isMoving = flagOf(section, 'data-moving')
  const isSliding = flagOf(section, 'data-sliding')
  const isFound = flagOf(section, 'data-found')
  let follows = false
  let isSeen = false
  let revision = -1

  function write(): void {
    const progress = follows ? progressIn('representation') : 1
    const story = rowAt(progress, currentLayout())
    // Before it is seen it stands as the page has it.
    const swapped = progress < begins ? 3 : story.swapped
    const { hand } = handState
    const moved = orderByHand()
    const chosen = indexByHand()
    words.writeColumn(chosen ?? (progress < 1 ? Math.round(story.ring) : selectionIndex))
    words.writePattern(moved ?? basePattern)
    words.writeSeen(moved ?? orders[Math.round(swapped)] ?? basePattern)
    words.light(story.read < 0 ? (chosen ?? Math.round(story.ring)) : story.read)
    isMoving(places.isMoving || isBetween(swapped))
    isSliding(isBetween(lerp(story.ring, hand.ring, hand.ringLeft)))
    isFound(follows && progress >= found)
  }

  addStep('dom', () => {
    const [followed, wasSeen] = [follows, isSeen]
    follows = layoutMode() === 'pinned' && (now.stage === 'representation' || now.stage === 'sessions')
    isSeen = follows && (now.stage === 'representation' || isPresent('representation'))
    // Where none of it is seen it stays as it is until a hand changes it.
    if (isSeen || wasSeen || follows !== followed || handState.revision !== revision) write()
    revision = handState.revision
    return false
  })
  onHand(() => {
    write()
    section.dataset.index = String(indexByHand() ?? selectionIndex)
    words.say(orderByHand() !== null, indexByHand() !== null)
  })
}

const DRAWING = { duration: 1100, easing: 'cubic-bezier(.45, 0, .2, 1)' } as const

/**
 * Draws the one closed line of the order that a hand has made, beside that order, anew with every change of it; it goes
 * as the scroll gives the row its own order back. With reduced motion it is simply there. The page remembers that order.
 * @param own the room of the line
 */
export function startOwnLine(own: HTMLElement): void {
  const line = own.querySelector('path')
  const offer = own.parentElement?.querySelector('[data-offer]')
  let drawn: string | null = null
  onHand(() => {
    const pattern = orderByHand()
    if (pattern === drawn) return
    drawn = pattern
    own.toggleAttribute('data-drawn', pattern !== null)
    offer?.toggleAttribute('data-taken', pattern !== null)
    if (pattern === null) return
    store.set(ownOrderAtom, pattern === LANDING_SESSIONS[0]?.basePattern ? null : pattern)
    line?.setAttribute('d', kolamPath(pattern))
    if (!now.reduced) line?.animate({ strokeDasharray: ['1 1', '1 1'], strokeDashoffset: [1, 0] }, DRAWING)
  })
}
