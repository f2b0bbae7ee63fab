import { LANDING_SESSIONS } from '../../content/showcase.ts'
import { Opacities } from '../../film/opacities.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { orderByHand, places } from '../../hand/places.ts'
import { indexByHand } from '../../hand/ring.ts'
import { handState, onHand } from '../../hand/state.ts'
import { progressIn } from '../../stage/cues.ts'
import { currentLayout } from '../../stage/layout.ts'
import { isDrawn, layoutMode } from '../../stage/mode.ts'
import { pageProgress } from '../../stage/ranges.ts'
import { LINES, lineLeft, ringColumn, selectedColumnAt } from '../../timeline/representation.ts'
import { lerp } from '../../timeline/vec.ts'
import { BasePatternWords } from './words.ts'

const live = LANDING_SESSIONS[0]

/**
 * Writes into the page what the stage shows: the named column, as the story's ring or the visitor's hand has it, and
 * the order of the pieces. Off stage, and unpinned, the page names the session's own index.
 */
export function startRing(section: HTMLElement): void {
  if (!live) return
  const { basePattern, selectionIndex } = live
  const words = new BasePatternWords(section, live)
  const lines = new Opacities([...section.querySelectorAll<HTMLElement>('[data-line]')])
  const storyColumn = (): number =>
    now.stage === 'representation' && layoutMode() === 'pinned'
      ? selectedColumnAt(pageProgress(), selectionIndex)
      : selectionIndex
  const write = () => {
    words.writeColumn(indexByHand() ?? storyColumn())
    words.writePattern(orderByHand() ?? basePattern)
  }
  const onChange = () => {
    write()
    section.dataset.index = String(indexByHand() ?? selectionIndex)
    section.toggleAttribute('data-moving', places.isMoving)
    words.say(orderByHand(), indexByHand())
  }
  function writeLines(): void {
    if (now.reduced || !isDrawn()) {
      lines.clear()
      return
    }
    const { hand } = handState
    const progress = progressIn('representation')
    const ringAt = lerp(ringColumn(progress, selectionIndex), hand.ring, hand.ringLeft)
    // None is seen across a piece that changes places.
    const left = places.isMoving ? 0 : 1
    for (const line of LINES) lines.put(line, left * lineLeft(progress, line, ringAt, currentLayout()))
  }
  onHand(onChange)
  addStep('dom', () => {
    words.writeColumn(indexByHand() ?? storyColumn())
    writeLines()
    return false
  })
}
