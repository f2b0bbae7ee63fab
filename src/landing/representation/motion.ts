import { LANDING_SESSIONS } from '../../content/showcase.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { places } from '../../hand/places.ts'
import { ring } from '../../hand/ring.ts'
import { onHand } from '../../hand/state.ts'
import { layoutMode } from '../../stage/mode.ts'
import { pageProgress } from '../../stage/ranges.ts'
import { selectedColumnAt } from '../../timeline/representation.ts'
import { BasePatternWords } from './words.ts'

const live = LANDING_SESSIONS[0]

/**
 * Writes into the page what the stage shows: the named column, as the story's ring or the visitor's hand has it, and
 * the order of the pieces. Off stage, and unpinned, the page names the session's own index.
 * @returns ends it again and leaves the session's own
 */
export function startRing(section: HTMLElement): () => void {
  if (!live) return () => undefined
  const { basePattern, selectionIndex } = live
  const words = new BasePatternWords(section, live)
  const storyColumn = (): number =>
    now.stage === 'representation' && layoutMode() === 'pinned'
      ? selectedColumnAt(pageProgress(), selectionIndex)
      : selectionIndex
  const write = () => {
    words.writeColumn(ring.index ?? storyColumn())
    words.writePattern(places.pattern ?? basePattern)
  }
  const onChange = () => {
    write()
    section.dataset.index = String(ring.index ?? selectionIndex)
    section.toggleAttribute('data-moving', places.isMoving)
    words.say(places.pattern, ring.index)
  }
  const stops = [
    onHand(onChange),
    addStep('dom', () => {
      words.writeColumn(ring.index ?? storyColumn())
      return false
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    words.writeColumn(selectionIndex)
    words.writePattern(basePattern)
    section.dataset.index = String(selectionIndex)
    section.removeAttribute('data-moving')
  }
}
