import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn } from '../../stage/mode.ts'
import { slot } from '../../stage/slots.ts'
import { sessionLabelPx } from '../../timeline/labels.ts'
import type { Place } from '../../timeline/layout.ts'
import { hasLanded, resultAtRest, rideResult } from '../../timeline/result.ts'
import { inPlace } from '../../timeline/riding.ts'
import { enlarge } from '../../timeline/told.ts'
import { NOWHERE, placeOnStage } from '../riding.ts'
import { Transforms } from '../transforms.ts'

/** Where the live label's digits stand once they have landed: measured in the corner, they stand beside the plate. */
function labelPlace(): Place {
  const digits = placeOnStage('digits-0')
  const label = { x: 0, y: 0 }
  sessionLabelPx(0, 0, now.widthPx, now.heightPx, label)
  return { ...digits, x: digits.x + label.x, y: digits.y - label.y + (slot('label-0')?.heightPx ?? 0) / 2 }
}

/**
 * Carries the session pattern from REPRESENTATION's sum to the live session's label, whose own digits it is from the
 * first frame of the stage on; and has the digits of each row stand large while its dots arrive.
 * @param section the stage's section, with its six rows, the live one first
 * @returns ends it and leaves all digits in their labels
 */
export function startTold(section: HTMLElement): () => void {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-row]')]
  const parts = (selector: string) => rows.flatMap(row => row.querySelector<HTMLElement>(selector) ?? [])
  const digits = new Transforms(parts('[data-slot^="digits"]'))
  const names = rows.map((_, row) => `digits-${row}`)
  const words = new Transforms(rows.map(row => row.querySelector<HTMLElement>('[data-word]')))
  const backs = new Transforms(parts('[data-back]'))
  const riding = inPlace()
  let sum = NOWHERE
  let label: Place | undefined

  /** The end of the label's ground makes way for the digits, and the word where it is beside them, not above. */
  function makeWay(row: number): void {
    const dxPx = riding.scale === 1 ? 0 : 2 * riding.dx
    backs.put(row, dxPx, 0)
    words.put(row, currentLayout().portrait ? 0 : dxPx, 0)
  }

  function ride(progress: number): void {
    if (!label) {
      label = labelPlace()
      sum = placeOnStage('result')
    }
    rideResult(progress, sum, label, currentLayout(), riding)
    digits.ride(0, riding)
  }

  function tell(row: number): void {
    enlarge(row, now.progress, slot(names[row] ?? '')?.widthPx ?? 0, currentLayout(), riding)
    // In their own place, too: a transform that comes and goes has the row laid out each time.
    digits.ride(row, riding)
    makeWay(row)
  }

  function step(): boolean {
    const isTold = isDrawn() && now.stage === 'sessions'
    const progress = now.reduced ? resultAtRest(now.progress) : now.progress
    const isRiding = isTold && !hasLanded(progress)
    rows[0]?.toggleAttribute('data-riding', isRiding)
    if (isRiding) ride(progress)
    if (!isTold || (now.reduced && !isRiding)) rest()
    else if (!now.reduced) for (let row = isRiding ? 1 : 0; row < rows.length; row++) tell(row)
    return false
  }

  function rest(): void {
    digits.clear()
    words.clear()
    backs.clear()
  }

  const stops = [addStep('dom', step), onLayout(() => (label = undefined))]
  return () => {
    for (const stop of stops) stop()
    rows[0]?.removeAttribute('data-riding')
    rest()
  }
}
