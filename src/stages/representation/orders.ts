import { Transforms } from '../../film/transforms.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { orderByHand } from '../../hand/places.ts'
import { handState } from '../../hand/state.ts'
import { PATTERNS } from '../../rules/patterns.ts'
import { progressIn } from '../../stage/cues.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn } from '../../stage/mode.ts'
import { wordsUp } from '../../timeline/digit-paths.ts'
import { smoothstep } from '../../timeline/easing.ts'
import { gatheredAt, rideRow } from '../../timeline/gather.ts'
import { passedBy } from '../../timeline/hand.ts'
import type { Layout } from '../../timeline/layout.ts'
import { createOrder, ORDERS_A_LINE, swappedAt, swapsTo, writeOrder } from '../../timeline/orders.ts'
import { digitScale, digitUpPercent, foundAt, WORDS, wordUp } from '../../timeline/representation.ts'
import { STEPPED } from '../../timeline/result.ts'
import { inPlace } from '../../timeline/riding.ts'
import { REPRESENTATION } from '../../timeline/thresholds.ts'
import { lerp } from '../../timeline/vec.ts'

/** All orders in lines, as one text. */
const tableOfAll = (): string =>
  PATTERNS.map((order, i) => order + ((i + 1) % ORDERS_A_LINE === 0 ? '\n' : ' ')).join('')

/** Of what words go up, as a hand brings others under them. */
const BELOW_RING = 0.4
/** How far a hand brings a piece before its digit sets off, columns. */
const WAITS = 0.2

/** Whether what can be found is found where nothing moves. */
const isFound = (progress: number): number => Number(progress >= REPRESENTATION.visits.until)

/**
 * Carries the letters, numbers and digits of the base pattern with its pieces while these change places, and lets the
 * session pattern step forward out of the sum.
 * @param row the stage's columns and sum
 */
export function startOrders(row: HTMLElement): void {
  const all = (selector: string) => [...row.querySelectorAll<HTMLElement>(selector)]
  const letters = new Transforms(all('[data-letter]'))
  const numbers = new Transforms(all('[data-number]'))
  const digits = new Transforms(all('[data-value]:not([data-result]) > [data-base] > i'), 'percent')
  const results = new Transforms(all('[data-result] > [data-base] > i'), 'percent')
  const values = new Transforms(all('[data-value]'), 'percent')
  const markers = all('[data-marker]')
  const marker = new Transforms(markers, 'percent')
  // The table stands for the marker alone: as served there is none.
  const table = new Text(tableOfAll())
  markers[0]?.after(table)
  const moved = [letters, numbers, digits, results, values, marker]
  const order = createOrder()
  const riding = inPlace()
  let writtenPx = Number.NaN
  let writtenHand = Number.NaN

  /** The words of a shape stand in the column that the page says; they are where its piece is. */
  function writeColumn(shape: number, progress: number, found: number, layout: Layout): void {
    const { sessionColumns, base, u, portrait } = layout
    const { hand } = handState
    const column = orderByHand()?.indexOf(String(shape)) ?? sessionColumns[shape] ?? 0
    const away = lerp(order.columns[shape] ?? 0, hand.columns[shape] ?? 0, hand.columnsLeft) - column
    const passed = passedBy(hand, shape)
    const out = lerp(order.out[shape] ?? 0, passed, hand.columnsLeft)
    // Under the ring there is no room for words that go over others.
    const wordOut = passed > 0 && !portrait ? lerp(out, BELOW_RING * out, hand.columnsLeft) : out
    const scale = 1 - WORDS.smaller * Math.abs(out)
    const y = -wordsUp(layout) * found
    // Elsewhere they are not seen before the pieces are there.
    rideRow(riding, portrait && !now.reduced ? gatheredAt(progress, shape, portrait) - 1 : 0, shape, layout)
    const x = away * base.pitch + riding.dx
    letters.put(column, x, y - riding.dy - u * wordUp(wordOut, 'letter', layout), scale)
    numbers.put(column, x, y - riding.dy - u * wordUp(wordOut, 'number', layout), scale)
    // They have no room between them: each waits in its place until it is out of its line.
    const whole = Math.floor(away)
    const across = whole + smoothstep((away - whole - WAITS) / (1 - 2 * WAITS))
    const digitAcross = 100 * lerp(away, across, hand.columnsLeft)
    digits.put(column, digitAcross, -digitUpPercent(out), digitScale(out))
    // The story's own come out of their pieces.
    if (orderByHand() === null) results.rest(column)
    else results.put(column, digitAcross, -digitUpPercent(out), digitScale(out))
  }

  /** Base pattern and index step back on their own line, each from its edge; the result comes forward from its own. */
  function writeSum(found: number, { portrait }: Layout): void {
    const back = lerp(1, STEPPED.back, found)
    const forward = lerp(1, STEPPED.forward, found)
    const down = 50 * (1 - back)
    values.put(0, portrait ? down : -down, portrait ? down : 0, back)
    values.put(1, portrait ? down : 0, portrait ? down : 0, back)
    values.put(2, 50 * (1 - forward), 0, forward)
  }

  function rest(): void {
    writtenPx = Number.NaN
    for (const each of moved) each.clear()
  }

  function step(): boolean {
    if ((now.stage !== 'representation' && now.stage !== 'sessions') || !isDrawn()) {
      rest()
      return false
    }
    if (now.shownPx === writtenPx && handState.revision === writtenHand) return false
    writtenPx = now.shownPx
    writtenHand = handState.revision
    const layout = currentLayout()
    const progress = progressIn('representation')
    const swaps = swapsTo(layout.sessionColumns)
    writeOrder(order, layout.sessionColumns, now.reduced ? swaps : swappedAt(progress, swaps))
    const found = now.reduced ? isFound(progress) : foundAt(progress)
    for (let shape = 0; shape < 4; shape++) writeColumn(shape, progress, found, layout)
    marker.put(0, 100 * (order.marked[0] ?? 0), 100 * (order.marked[1] ?? 0))
    writeSum(found, layout)
    return false
  }

  addStep('dom', step)
  onLayout(() => {
    writtenPx = Number.NaN
  })
}
