import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn } from '../../stage/mode.ts'
import { slot } from '../../stage/slots.ts'
import { sessionLabelPx } from '../../timeline/labels.ts'
import type { Place } from '../../timeline/layout.ts'
import { hasLanded, resultAtRest, rideResult } from '../../timeline/result.ts'
import { inPlace } from '../../timeline/riding.ts'
import { NOWHERE, placeOnStage, transformOf } from '../riding.ts'
import { Transforms } from '../transforms.ts'

/** Where the live label's digits stand once they have landed: measured in the corner, they stand beside the plate. */
function labelPlace(): Place {
  const digits = placeOnStage('digits-0')
  const label = { x: 0, y: 0 }
  sessionLabelPx(0, 0, now.widthPx, now.heightPx, label)
  return { ...digits, x: digits.x + label.x, y: digits.y - label.y + (slot('label-0')?.heightPx ?? 0) / 2 }
}

/**
 * Carries the session pattern from REPRESENTATION's sum to the live session's label: its digits are the label's own
 * from the first frame of the stage on.
 * @param row the live session's row
 * @returns ends it and leaves the digits in their label
 */
export function startResult(row: HTMLElement): () => void {
  const digits = new Transforms([...row.querySelectorAll<HTMLElement>('[data-slot="digits-0"]')])
  const riding = inPlace()
  let sum = NOWHERE
  let label: Place | undefined

  function step(): boolean {
    const progress = now.reduced ? resultAtRest(now.progress) : now.progress
    const isRiding = isDrawn() && now.stage === 'sessions' && !hasLanded(progress)
    row.toggleAttribute('data-riding', isRiding)
    if (!isRiding) {
      digits.clear()
      return false
    }
    if (!label) {
      label = labelPlace()
      sum = placeOnStage('result')
    }
    rideResult(progress, sum, label, currentLayout(), riding)
    digits.write(0, transformOf(riding))
    return false
  }

  const stops = [addStep('dom', step), onLayout(() => (label = undefined))]
  return () => {
    for (const stop of stops) stop()
    row.removeAttribute('data-riding')
    digits.clear()
  }
}
