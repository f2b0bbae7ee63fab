import { startHops } from '../hand/hops.ts'
import { startHand } from '../hand/start.ts'
import { startKnow } from './footer/know.ts'
import { startBand } from './footer/motion.ts'
import { startHeader } from './header/motion.ts'
import { startPieces } from './hero/motion.ts'
import { startRing } from './representation/motion.ts'
import { startLabels } from './sessions/motion.ts'
import { startTurned } from './turned.ts'

/** What keeps the DOM of a served section in step with the scroll, by the section's selector. */
const DRIVERS: Readonly<Record<string, (section: HTMLElement) => () => void>> = {
  header: startHeader,
  '#hero': startPieces,
  '#representation': startRing,
  '#sessions': startLabels,
  '#footer': startBand,
  '[data-rides]': startKnow,
}

/** Attaches the drivers to the sections of a landing page that is in the document. Returns what detaches them. */
export function startDrivers(root: HTMLElement): () => void {
  const stops = Object.entries(DRIVERS).map(([selector, start]) => {
    const section = root.querySelector<HTMLElement>(selector)
    return section ? start(section) : () => undefined
  })
  stops.push(startTurned(root), startHand(root), startHops())
  return () => {
    for (const stop of stops) stop()
  }
}
