import { type Body, clearBody } from './body.ts'
import { sampleFooter } from './footer.ts'
import { type HeroLive, sampleHero } from './hero.ts'
import type { Layout } from './layout.ts'
import { sampleFigure, sampleSheet } from './list.ts'
import { type ShownColumns, sampleOddEven } from './odd-even.ts'
import { sampleRepresentation } from './representation.ts'
import { sampleSessions } from './sessions.ts'
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

/** Writes the picture of a scroll position: a function of position, layout and the two live inputs alone. */
export function sample(at: At, layout: Layout, live: HeroLive, shown: ShownColumns, body: Body): void {
  clearBody(body, layout.heightPx)
  switch (at.stage) {
    case 'hero':
      sampleHero(at.progress, layout, live, body)
      break
    case 'representation':
      sampleRepresentation(at.progress, layout, body)
      break
    case 'sessions':
      sampleSessions(at.progress, layout, body)
      // The figure begins to draw itself while the list still sorts its rows.
      if (layout.entries) sampleFigure((at.progress - 1) * sessionsPx(layout), layout, body)
      break
    case 'data-sheet':
      sampleSheet(at.offsetPx, layout, body)
      break
    case 'odd-even':
      sampleOddEven(at.progress, shown, layout, body)
      break
    case 'footer':
      sampleFooter(at.progress, shown, layout, body)
      break
  }
}
