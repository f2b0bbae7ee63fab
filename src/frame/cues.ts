import { STAGE_IDS, type StageId } from '../timeline/stages.ts'
import { now } from './now.ts'

/** A piece of overlay text and the part of its stage in which it shows: [from, until) of progress. */
export interface Cue {
  readonly element: Element
  readonly stage: StageId
  readonly from: number
  readonly until: number
}

interface Entry {
  readonly cue: Cue
  /** Whether the element shows: asking the document for each in every frame is not free. */
  shown: boolean
}

const entries = new Set<Entry>()
let shownStage: StageId | null = null

/** Registers a cue; whether its element shows is a function of the scroll position alone. */
export function addCue(cue: Cue): () => void {
  const entry = { cue, shown: cue.element.hasAttribute('data-shown') }
  entries.add(entry)
  return () => entries.delete(entry)
}

/** The cue that an element stands in, if it stands in one. */
export function cueOf(element: Element): Cue | undefined {
  for (const { cue } of entries) if (cue.element.contains(element)) return cue
  return undefined
}

/** Whether a cue's text shows at the scroll position of the last frame. */
export const shows = ({ stage, from, until }: Cue): boolean =>
  stage === now.stage && now.progress >= from && now.progress < until

/** Marks the stage on screen with `data-active`; `again` after sections came or went. */
function activate(again: boolean): void {
  if (shownStage === now.stage && !again) return
  shownStage = now.stage
  for (const id of STAGE_IDS) document.getElementById(id)?.toggleAttribute('data-active', id === shownStage)
}

/** Writes `data-active` and `data-shown` where they changed: one DOM write per threshold, none per frame. */
export function showCues(again = false): void {
  activate(again)
  for (const entry of entries) {
    const shown = shows(entry.cue)
    if (shown === entry.shown) continue
    entry.cue.element.toggleAttribute('data-shown', shown)
    entry.shown = shown
  }
}
