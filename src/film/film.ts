import type { Picture } from '../picture/picture.ts'
import type { Anchor } from './anchor.ts'
import type { Track } from './compile.ts'
import type { Layout } from './layout.ts'
import type { PlaceBox } from './places.ts'
import type { Score } from './score.ts'
import type { StageId } from './stages.ts'

/**
 * Writes where words that ride are in a picture.
 * @param own their place at rest
 * @param i which of the elements of their name they are
 * @param values the numbers of the score, as sampled for this frame
 */
type AnchorOf = (
  out: Anchor,
  picture: Picture,
  layout: Layout,
  own: PlaceBox,
  i: number,
  values: Float64Array,
) => void

/** A stage's choreography as the page plays it. */
export interface Film {
  readonly stage: StageId
  readonly score: Score
  /** The score as compiled for a window. */
  readonly trackOf: (layout: Layout) => Track
  /** Where the words that ride are in a picture, by their names in the score. */
  readonly anchors: Readonly<Record<string, AnchorOf>>
}
