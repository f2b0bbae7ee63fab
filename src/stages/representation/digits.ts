import { LANDING_SESSIONS } from '../../content/showcase.ts'
import { Opacities } from '../../film/opacities.ts'
import { Transforms } from '../../film/transforms.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { orderByHand, places } from '../../hand/places.ts'
import { indexByHand } from '../../hand/ring.ts'
import { onHand } from '../../hand/state.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { isColumn, shapeAt } from '../../rules/patterns.ts'
import { progressIn } from '../../stage/cues.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn } from '../../stage/mode.ts'
import { type SlotName, slot } from '../../stage/slots.ts'
import {
  type Box,
  type DigitBoxes,
  type DigitPath,
  digitPath,
  rideDigit,
} from '../../timeline/digit-paths.ts'
import {
  arePlacesSeen,
  clearedAt,
  DIGIT_COUNT,
  flownAt,
  offAt,
  readColumnAt,
  WORDS_LEFT,
} from '../../timeline/digits.ts'
import { gatheredAt, rowComes } from '../../timeline/gather.ts'
import { inPlace } from '../../timeline/riding.ts'
import { lerp } from '../../timeline/vec.ts'

const live = LANDING_SESSIONS[0]
const DIGITS = Array.from({ length: DIGIT_COUNT }, (_, digit) => digit)
const NO_BOX: Box = { x: 0, y: 0, width: 1, height: 1 }

/** A slot as a box on the stage, y up. */
function boxOf(name: SlotName): Box {
  const found = slot(name)
  if (!found) return NO_BOX
  const { xPx, yPx, widthPx, heightPx } = found
  return { x: xPx - now.widthPx / 2, y: now.heightPx / 2 - yPx, width: widthPx, height: heightPx }
}

const boxesOf = (): DigitBoxes => ({
  letters: COLUMNS.map(column => boxOf(`row-letter-${column}`)),
  numbers: COLUMNS.map(column => boxOf(`row-number-${column}`)),
  tags: COLUMNS.map(column => boxOf(`tag-${column}`)),
  sum: boxOf('sum'),
  result: boxOf('result'),
  digits: DIGITS.map(digit => boxOf(`result-${digit}`)),
})

/**
 * Lets the session pattern come together: its digits leave their places, which show, and come back to them one after the
 * other, from the pieces whose numbers they are and from the selection index. At rest, unpinned and with reduced motion
 * all stand in their places.
 * @param row the stage's columns and sum
 */
export function startDigits(row: HTMLElement): void {
  const all = (selector: string) => [...row.querySelectorAll<HTMLElement>(selector)]
  const result = row.querySelector<HTMLElement>('[data-result]')
  const digits = all('[data-slot^="result-"]')
  const flown = new Transforms(digits)
  const letters = all('[data-letter]')
  const shown = new Opacities([...digits, ...letters, ...all('[data-number]')])
  const riding = inPlace()
  let paths: readonly DigitPath[] | undefined
  let writtenPx = Number.NaN
  let read: Element | null | undefined

  function measured(): readonly DigitPath[] {
    if (paths || !live) return paths ?? []
    const boxes = boxesOf()
    const pattern = orderByHand() ?? live.basePattern
    const index = indexByHand() ?? live.selectionIndex
    const columns = [...COLUMNS, isColumn(index) ? index : COLUMNS[0]]
    paths = columns.map((column, digit) =>
      digitPath(digit, column, shapeAt(pattern, column), boxes, currentLayout()),
    )
    return paths
  }

  /** What a hand changes is read at once, and from when it takes a piece: the whole sum stands, lit. */
  const isChanged = (): boolean => places.isMoving || orderByHand() !== null || indexByHand() !== null

  /** A digit goes out where it stands, and comes again from its piece. */
  function writeDigit(digit: number, progress: number): void {
    const isStory = !isChanged()
    const off = isStory ? offAt(progress, digit) : 0
    const path = off > 0 ? measured()[digit] : undefined
    shown.put(digit, path ? off : 1 - (isStory ? clearedAt(progress, digit) : 0))
    if (path) {
      rideDigit(riding, path, flownAt(progress, digit))
      flown.ride(digit, riding)
    } else flown.rest(digit)
    if (digit >= COLUMNS.length) return
    const { portrait, sessionColumns } = currentLayout()
    const gathered = gatheredAt(progress, sessionColumns.indexOf(digit), portrait)
    const left = lerp(1, WORDS_LEFT, off) * rowComes(gathered, portrait)
    shown.put(DIGIT_COUNT + digit, left)
    shown.put(DIGIT_COUNT + COLUMNS.length + digit, left)
  }

  /** The words of the column that is read out are lit instead of those under the ring. */
  function writeRead(column: number): void {
    const next = letters[column]?.parentElement
    if (next === read) return
    read?.removeAttribute('data-read')
    next?.setAttribute('data-read', '')
    read = next
  }

  function rest(): void {
    writtenPx = Number.NaN
    writeRead(-1)
    result?.removeAttribute('data-apart')
    flown.clear()
    shown.clear()
  }

  function step(): boolean {
    const isNear = now.stage === 'representation' || now.stage === 'sessions'
    if (!isNear || now.reduced || !isDrawn()) {
      rest()
      return false
    }
    if (now.shownPx === writtenPx) return false
    writtenPx = now.shownPx
    const progress = progressIn('representation')
    const isApart = !isChanged() && clearedAt(progress, 0) > 0
    result?.toggleAttribute('data-apart', isApart && arePlacesSeen(progress))
    writeRead(readColumnAt(progress))
    for (const digit of DIGITS) writeDigit(digit, progress)
    return false
  }

  function renew(): void {
    paths = undefined
    writtenPx = Number.NaN
  }

  addStep('dom', step)
  onLayout(renew)
  onHand(renew)
}
