import { startHand } from '../hand/start.ts'
import { onHand } from '../hand/state.ts'
import { isTurned } from '../hand/turns.ts'
import { SHAPES } from '../rules/constants.ts'
import { pageFlags } from '../state/flags.ts'
import { FOOTER_FILM } from '../story/footer/play.ts'
import { HERO_FILM } from '../story/hero/play.ts'
import { REPRESENTATION_FILM } from '../story/representation/play.ts'
import { SESSIONS_FILM } from '../story/sessions/play.ts'
import { startSettling } from '../viewport/settling.ts'
import { startHops } from './footer/hops.ts'
import { startLastPattern } from './footer/last-pattern.ts'
import { startHeader } from './header/motion.ts'
import { startShare } from './header/sharing.ts'
import { startPieces } from './hero/motion.ts'
import { startOwnLine, startRow } from './representation/words.ts'
import { startRows } from './sessions/motion.ts'
import { startWords } from './words.ts'

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

/** Says at every button of a piece whether it has been turned over, and then its number. */
function startTurned(root: HTMLElement): void {
  const buttons = SHAPES.map(({ id }) => [...root.querySelectorAll(`[data-grab="turn ${id}"]`)])
  const shown = SHAPES.map(() => false)
  onHand(() => {
    for (const { id, name } of SHAPES) {
      const turned = isTurned(id)
      if (turned === shown[id]) continue
      shown[id] = turned
      for (const button of buttons[id] ?? []) {
        button.setAttribute('aria-pressed', String(turned))
        button.setAttribute('aria-label', turned ? `${name}, number ${id}` : name)
      }
    }
  })
}

/** Attaches the drivers to the sections of a landing page that is in the document. */
export function startDrivers(root: HTMLElement): void {
  for (const [selector, start] of Object.entries(DRIVERS)) {
    const section = root.querySelector<HTMLElement>(selector)
    // One that fails leaves the others alone.
    try {
      if (section) start(section)
    } catch (error) {
      reportError(error)
    }
  }
  startSettling()
  startTurned(root)
  startHand(root)
  startTour(root)
}
