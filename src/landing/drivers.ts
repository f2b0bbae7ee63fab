import { startHand } from '../hand/start.ts'
import { startHops } from '../stages/footer/hops.ts'
import { startLastPattern } from '../stages/footer/last-pattern.ts'
import { FOOTER_FILM } from '../stages/footer/play.ts'
import { startHeader } from '../stages/header/motion.ts'
import { startShare } from '../stages/header/sharing.ts'
import { startPieces } from '../stages/hero/motion.ts'
import { HERO_FILM } from '../stages/hero/play.ts'
import { startOwnLine } from '../stages/representation/own-line.ts'
import { REPRESENTATION_FILM } from '../stages/representation/play.ts'
import { startRow } from '../stages/representation/words.ts'
import { startRows } from '../stages/sessions/motion.ts'
import { SESSIONS_FILM } from '../stages/sessions/play.ts'
import { startWords } from '../stages/words.ts'
import { pageFlags } from '../state/flags.ts'
import { startSettling } from './settling.ts'
import { startTurned } from './turned.ts'

/** What keeps the DOM of a served section in step with the scroll, by the section's selector. */
const DRIVERS: Readonly<Record<string, (section: HTMLElement) => void>> = {
  header: startHeader,
  '[data-share]': startShare,
  '#hero': startPieces,
  '#hero [data-pin]': section => startWords(section, HERO_FILM),
  '#representation': startRow,
  '#representation [data-pin]': section => startWords(section, REPRESENTATION_FILM),
  '#representation [data-own]': startOwnLine,
  '#sessions': startRows,
  '#sessions [data-pin]': section => startWords(section, SESSIONS_FILM),
  '#footer': section => startWords(section, FOOTER_FILM),
  '#footer [data-pin]': startLastPattern,
  '#footer [data-pin] > :first-child': startHops,
}

/** Loads the tour where the address asks for one. */
function startTour(main: HTMLElement): void {
  const { tour } = pageFlags()
  if (!tour) return
  import('../tour/start.ts')
    .then(({ startTour: start }) => start(main, tour === 'loop'))
    .catch(() => console.info('The tour could not be loaded.'))
}

/** Attaches the drivers to the sections of a landing page that is in the document. */
export function startDrivers(root: HTMLElement): void {
  for (const [selector, start] of Object.entries(DRIVERS)) {
    const section = root.querySelector<HTMLElement>(selector)
    if (section) start(section)
  }
  startSettling()
  startTurned(root)
  startHand(root)
  startTour(root)
}
