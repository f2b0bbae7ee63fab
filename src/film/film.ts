import type { Layout, Place } from '../timeline/layout.ts'
import type { Picture } from '../timeline/picture.ts'
import type { StageId } from '../timeline/stages.ts'
import type { Anchor } from './anchor.ts'
import type { Track } from './compile.ts'
import type { Score } from './score.ts'

/** A stage's choreography as the page plays it. */
export interface Film {
  readonly stage: StageId
  readonly score: Score
  /** The score as compiled for a window. */
  readonly trackOf: (layout: Layout) => Track
  /** Writes where the words that ride are in a picture, by their names in the score; `own` is their place at rest. */
  readonly anchors: Readonly<
    Record<string, (out: Anchor, picture: Picture, layout: Layout, own: Place) => void>
  >
}
