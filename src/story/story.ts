import type { Layout } from '../film/layout.ts'
import { progressAt } from '../film/score.ts'
import { PIN_LENGTH, type StageId, svhOf } from '../film/stages.ts'
import type { HeroLive } from '../picture/hand.ts'
import { createHand, type Hand } from '../picture/hand.ts'
import { clearPicture, type Picture } from '../picture/picture.ts'
import { layTowers } from './data-sheet/paper.ts'
import { sampleDataSheet } from './data-sheet/play.ts'
import { sampleTowers } from './data-sheet/towers.ts'
import { playFooter } from './footer/play.ts'
import { playHero } from './hero/play.ts'
import { playOddEven } from './odd-even/play.ts'
import type { ShownNumbers } from './odd-even/shown.ts'
import { leaveContours, playRepresentation } from './representation/play.ts'
import { dropFirst, playSessions } from './sessions/play.ts'
import { SESSIONS } from './sessions/score.ts'

/** A place in the story: the stage, its progress 0..1, and the scroll px since it was pinned. */
export interface At {
  readonly stage: StageId
  readonly progress: number
  readonly offsetPx: number
}

/** Length of the stack's pin, px. */
const sessionsPx = (layout: Layout): number =>
  (Number.parseFloat(PIN_LENGTH.sessions) / 100) * layout.heightPx

/** Progress of SESSIONS at which nothing is left of the contour lines of the row. */
const ROW_BENT = progressAt(SESSIONS, 'bent')

/** How long the footer is, in lengths of SESSIONS. */
const FOOTER_IN_SESSIONS = svhOf('footer') / svhOf('sessions')

/** Nobody's hand. */
const NO_HAND = createHand()

/** Writes the picture of a scroll position: a function of position, layout, the two live inputs and the hand alone. */
export function sample(
  at: At,
  layout: Layout,
  live: HeroLive,
  shown: ShownNumbers,
  picture: Picture,
  hand: Hand = NO_HAND,
): void {
  clearPicture(picture, layout.heightPx)
  switch (at.stage) {
    case 'hero':
      playHero(at.progress, layout, live, picture, hand)
      break
    case 'representation':
      playRepresentation(at.progress, layout, picture, hand)
      break
    case 'sessions':
      playSessions(at.progress, layout, picture, hand)
      leaveContours(1 - at.progress / ROW_BENT, layout, picture)
      // The towers grow while the sheet is on its way and the list sorts its rows.
      if (layout.entries) sampleTowers((at.progress - 1) * sessionsPx(layout), layout, picture)
      layTowers(at.progress, layout, picture)
      break
    case 'data-sheet':
      sampleDataSheet(at.offsetPx, layout, picture)
      break
    case 'odd-even':
      playOddEven(at.progress, shown, layout, picture)
      break
    case 'footer':
      // It begins with what the stage before has left, which without a data sheet is the stack.
      if (layout.entries) playOddEven(1, shown, layout, picture)
      else {
        playSessions(1 + at.progress * FOOTER_IN_SESSIONS, layout, picture)
        dropFirst(at.progress, picture)
      }
      playFooter(at.progress, shown, layout, picture, hand)
      break
  }
}
