import type { Film } from '../film/film.ts'
import type { Layout } from '../film/layout.ts'
import { progressAt } from '../film/score.ts'
import { type StageId, svhOf } from '../film/stages.ts'
import { createHand, type Hand, type HeroLive } from '../picture/hand.ts'
import { clearPicture, type Picture } from '../picture/picture.ts'
import { layTowers } from './data-sheet/paper.ts'
import { sampleDataSheet } from './data-sheet/play.ts'
import { DATA_SHEET_FILM } from './data-sheet/tape.ts'
import { sampleTowers } from './data-sheet/towers.ts'
import { FOOTER_FILM, playFooter } from './footer/play.ts'
import { HERO_FILM, playHero } from './hero/play.ts'
import { ODD_EVEN_FILM, playOddEven } from './odd-even/play.ts'
import type { ShownNumbers } from './odd-even/shown.ts'
import { leaveContours, playRepresentation, REPRESENTATION_FILM } from './representation/play.ts'
import { dropFirst, playSessions, SESSIONS_FILM } from './sessions/play.ts'
import { SESSIONS } from './sessions/score.ts'

/** A place in the story: the stage, its progress 0..1, and the scroll px since it was pinned. */
export interface At {
  readonly stage: StageId
  readonly progress: number
  readonly offsetPx: number
}

/** Length of the stack's pin, px. */
const sessionsPx = (layout: Layout): number => (svhOf('sessions') / 100) * layout.heightPx

/** Progress of SESSIONS at which nothing is left of the contour lines of the row. */
const ROW_BENT = progressAt(SESSIONS, 'bent')

/** How long the footer is, in lengths of SESSIONS. */
const FOOTER_IN_SESSIONS = svhOf('footer') / svhOf('sessions')

/** Nobody's hand. */
const NO_HAND = createHand()

/** What the story has of a stage. */
interface Told {
  readonly film: Film
  /** Writes its picture at a place. */
  readonly play: (
    at: At,
    layout: Layout,
    picture: Picture,
    hand: Hand,
    shown: ShownNumbers,
    live: HeroLive,
  ) => void
}

/** Every stage: its score, and how it is played. Those that go over into the next one play on in that. */
export const STAGES: Readonly<Record<StageId, Told>> = {
  hero: {
    film: HERO_FILM,
    play: ({ progress }, layout, picture, hand, _, live) => playHero(progress, layout, live, picture, hand),
  },
  representation: {
    film: REPRESENTATION_FILM,
    play: ({ progress }, layout, picture, hand) => playRepresentation(progress, layout, picture, hand),
  },
  sessions: {
    film: SESSIONS_FILM,
    play({ progress }, layout, picture, hand) {
      playSessions(progress, layout, picture, hand)
      leaveContours(1 - progress / ROW_BENT, layout, picture)
      // The towers grow while the sheet is on its way and the list sorts its rows.
      if (layout.entries) sampleTowers((progress - 1) * sessionsPx(layout), layout, picture)
      layTowers(progress, layout, picture)
    },
  },
  'data-sheet': {
    film: DATA_SHEET_FILM,
    play: ({ offsetPx }, layout, picture) => sampleDataSheet(offsetPx, layout, picture),
  },
  'odd-even': {
    film: ODD_EVEN_FILM,
    play: ({ progress }, layout, picture, _, shown) => playOddEven(progress, shown, layout, picture),
  },
  footer: {
    film: FOOTER_FILM,
    play({ progress }, layout, picture, hand, shown) {
      // It begins with what the stage before has left, which without a data sheet is the stack.
      if (layout.entries) playOddEven(1, shown, layout, picture)
      else {
        playSessions(1 + progress * FOOTER_IN_SESSIONS, layout, picture)
        dropFirst(progress, picture)
      }
      playFooter(progress, shown, layout, picture, hand)
    },
  },
}

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
  STAGES[at.stage].play(at, layout, picture, hand, shown, live)
}
