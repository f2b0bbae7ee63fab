import { startHand } from '../hand/start.ts'
import { onHand } from '../hand/state.ts'
import { isTurned } from '../hand/turns.ts'
import { SHAPES } from '../rules/constants.ts'
import { pageFlags } from '../state/flags.ts'
import { STAGES } from '../story/story.ts'
import { startSettling } from '../viewport/settling.ts'
import { startHops } from './footer/hops.ts'
import { startLastPattern } from './footer/last-pattern.ts'
import { startHeader } from './header/motion.ts'
import { startShare } from './header/sharing.ts'
import { startPieces } from './hero/motion.ts'
import { startOwnLine, startRow } from './representation/words.ts'
import { startRows } from './sessions/motion.ts'
import { startWords } from './words.ts'

interface Driver {
  readonly selector: string
  readonly start: (section: HTMLElement) => void
}

/** What keeps the DOM of a served section in step with the scroll, beside its words. */
const DRIVERS: readonly Driver[] = [
  { selector: 'header', start: startHeader },
  { selector: '[data-share]', start: startShare },
  { selector: '#hero', start: startPieces },
  { selector: '#representation', start: startRow },
  { selector: '#representation [data-own]', start: startOwnLine },
  { selector: '#sessions', start: startRows },
  { selector: '#footer', start: startLastPattern },
  { selector: '#footer', start: startHops },
]

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
  // The sections that a sheet brings start theirs themselves.
  const words = Object.values(STAGES).map(({ film }) => ({
    selector: `#${film.stage}:not([data-island] *)`,
    start: (section: HTMLElement) => void startWords(section, film),
  }))
  for (const { selector, start } of [...DRIVERS, ...words]) {
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
