import { progressAt } from '../film/score.ts'
import { now } from '../frame/now.ts'
import { REPRESENTATION } from '../story/representation/score.ts'
import { layoutMode } from './mode.ts'

/** Returns the anchor of a pattern of the sheet, without its #. */
export const patternAnchor = (basePattern: string): string => `pattern-${basePattern}`

/** Returns the anchor of what is on screen now, with its #: a pattern of the sheet, or else the stage; none at the top. */
export function momentHash(): string {
  const { stage, progress } = now
  if (stage === 'hero') return ''
  const pattern = document.getElementById('data-sheet')?.dataset.current
  // In flow the whole table is there, and no pattern of it is the one that shows.
  if (stage === 'data-sheet' && pattern && layoutMode() !== 'flow') return `#${patternAnchor(pattern)}`
  const stands = progressAt(REPRESENTATION, 'gathered')
  const isBase = stage === 'representation' && layoutMode() === 'pinned' && progress >= stands
  return isBase ? '#base-pattern' : `#${stage}`
}
