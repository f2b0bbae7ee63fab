import { progressAt } from '../film/score.ts'
import { layTowers } from '../stages/data-sheet/paper.ts'
import { sampleDataSheet } from '../stages/data-sheet/play.ts'
import { sampleTowers } from '../stages/data-sheet/towers.ts'
import { playFooter } from '../stages/footer/play.ts'
import { playHero } from '../stages/hero/play.ts'
import { playOddEven } from '../stages/odd-even/play.ts'
import { leaveContours, playRepresentation } from '../stages/representation/play.ts'
import { dropFirst, playSessions } from '../stages/sessions/play.ts'
import { SESSIONS } from '../stages/sessions/score.ts'
import { createHand, type Hand } from './hand.ts'
import type { HeroLive } from './hero-live.ts'
import type { Layout } from './layout.ts'
import { clearPicture, type Picture } from './picture.ts'
import type { ShownNumbers } from './shown.ts'
import { PIN_LENGTH, type StageId } from './stages.ts'

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
      layTowers(1, layout, picture)
      break
    case 'odd-even':
      playOddEven(at.progress, shown, layout, picture)
      layTowers(1, layout, picture)
      break
    case 'footer':
      // It begins with what the stage before has left, which without a data sheet is the stack.
      if (layout.entries) playOddEven(1, shown, layout, picture)
      else {
        playSessions(1, layout, picture)
        dropFirst(at.progress, picture)
      }
      playFooter(at.progress, shown, layout, picture, hand)
      break
  }
}
