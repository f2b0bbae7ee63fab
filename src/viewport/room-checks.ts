import { addStep, wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { whenIdle } from '../frame/when-wanted.ts'
import { sceneAtom, store } from '../state/store.ts'
import { layFarStages } from './far.ts'
import { onMeasure, onNear } from './measure.ts'
import { isDrawn } from './mode.ts'
import { overflows } from './overflow.ts'
import { arePlacesRead } from './places.ts'
import { sectionsInDocument } from './ranges.ts'
import { checkTextRoom } from './start.ts'
import { onTextResize, rememberTight } from './text-room.ts'

/** Stages that have been asked as they are now. */
const asked = new Set<string>()
let isDue = false

/** Asks the stages near the one on screen, one at a time, whether all of their text has room. */
function ask(): void {
  // What script places follows a change in the next frame, after which it is asked. Still pictures, which make way for the scene,
  // move the text that stands under them.
  if (isDue || !isDrawn()) return
  if (document.fonts.status !== 'loaded') {
    document.fonts.ready.then(askSoon)
    return
  }
  // As long as the sheet is printed on the scene's paper it is not as large as it will be.
  const next = sectionsInDocument().find(
    ({ id, section }) => !asked.has(id) && arePlacesRead(id) && section.dataset.print !== 'laid',
  )
  // What script has placed may not have followed a window that is not yet measured; then it is asked again.
  if (!next || next.pin.offsetHeight !== now.heightPx) return
  asked.add(next.id)
  if (overflows(next.pin)) {
    rememberTight()
    checkTextRoom()
  } else whenIdle(ask)
}

function askSoon(): void {
  isDue = true
  wake()
}

/** What was asked before is asked again. */
function askAnew(): void {
  asked.clear()
  askSoon()
}

/** The frame lays out what is to be asked: when it has been drawn, and nothing better is to do, that costs no layout. */
function askStep(): boolean {
  if (isDue) whenIdle(ask)
  isDue = false
  return false
}

/**
 * From now on asks each stage as it comes near whether its text has room, and again where layout or text have changed: the page
 * is laid out as a flow where one lacks it. To be called when the fonts that the stages are set in are on their way.
 */
export function startRoomChecks(): void {
  layFarStages()
  addStep('dom', askStep)
  onMeasure(askAnew)
  onNear(askSoon)
  onTextResize(askAnew)
  store.sub(sceneAtom, askAnew)
  askSoon()
}
