import { ROUNDED, STAGE_IDS, type StageId } from '../film/stages.ts'
import { now } from '../frame/now.ts'
import { rangeOf, type Section } from './ranges.ts'

/**
 * A piece of overlay text and the part of its stage in which it shows: [from, until) of progress. It may come before
 * its stage (from below 0) and stay beyond it (until above 1), as far as the stage's box reaches.
 */
export interface Cue {
  readonly element: Element
  readonly stage: StageId
  readonly from: number
  readonly until: number
  /** Progress of the stage after its own until which it stays beyond that, whose length is not counted in heights. */
  readonly next: number
  /** Whether the element shows: asking the document for each in every frame is not free. */
  shown: boolean
}

interface StageCues {
  readonly id: StageId
  readonly section: Element
  readonly cues: readonly Cue[]
  /** Progress at which the first of them comes and the last goes, 0 and 1 where none reaches beyond the stage. */
  readonly from: number
  readonly until: number
  readonly next: number
  /** Whether any can show at the position of the last frame. */
  isPresent: boolean
}

/** A progress that is never reached: what stays until then stays until its stage is left. */
const NEVER = 2

let stages: readonly StageCues[] = []
/** The stage that is marked as the one on screen. */
let active: StageId | null = null

/** The stage after one. */
const nextOf = (stage: StageId): StageId | undefined => STAGE_IDS[STAGE_IDS.indexOf(stage) + 1]

/** Finer than any place a page can be scrolled to. */
const rounded = (progress: number): number => Number(progress.toFixed(5))

/** Attributes that make an element a cue of the stage it stands in (see Cue). */
export const cueAttributes = (from: number, until = NEVER) => ({
  'data-cue': `${rounded(from)} ${rounded(until)}`,
})

/** @param makesWay whether the stage after its own is in the document: without data there is no data sheet */
function cueFrom(stage: StageId, element: Element, makesWay: boolean): Cue {
  const [from = 0, leaves = 0] = (element.getAttribute('data-cue') ?? '').split(' ').map(Number)
  const alone = makesWay ? null : element.getAttribute('data-cue-alone')
  return {
    element,
    stage,
    from,
    until: Number(alone ?? leaves),
    next: Number(element.getAttribute('data-cue-next') ?? 0),
    shown: element.hasAttribute('data-shown'),
  }
}

/** Finds the cues of the sections that are in the document now. */
export function collectCues(sections: readonly Section[]): void {
  const isThere = (id: StageId | undefined) => !id || sections.some(each => each.id === id)
  stages = sections.map(({ id, section, pin }) => {
    const cues = [...pin.querySelectorAll('[data-cue]')].map(element =>
      cueFrom(id, element, isThere(nextOf(id))),
    )
    const ends = cues.map(({ until }) => until).filter(until => until < NEVER)
    return {
      id,
      section,
      cues,
      from: Math.min(0, ...cues.map(({ from }) => from)),
      until: Math.max(1, ...ends),
      next: Math.max(0, ...cues.map(({ next }) => next)),
      isPresent: section.hasAttribute('data-present'),
    }
  })
  // Whatever has just come into the document has not been marked.
  for (const stage of stages) writeCues(stage, progressIn(stage.id))
  active = null
  showCues()
}

/** The cue that an element stands in, if it stands in one. */
export function cueOf(element: Element): Cue | undefined {
  const closest = element.closest('[data-cue]')
  for (const { cues } of stages) {
    const found = cues.find(cue => cue.element === closest)
    if (found) return found
  }
  return undefined
}

/** Elements of a stage whose text shows at a progress of it, in document order. */
export const cuesAt = (id: StageId, progress: number): readonly Element[] =>
  (stages.find(stage => stage.id === id)?.cues ?? [])
    .filter(({ from, until }) => progress >= from && progress < until)
    .map(({ element }) => element)

/** Progress of a stage at the last frame's position: below 0 before it, above 1 after it. */
export function progressIn(stage: StageId): number {
  if (stage === now.stage) return now.progress
  const range = rangeOf(stage)
  return range ? (now.shownPx - range.topPx) / range.lengthPx : Number.NaN
}

/** Whether what stays beyond its stage until a progress of the next one is still there. */
function lasts(stage: StageId, next: number): boolean {
  return next > 0 && now.stage === nextOf(stage) && now.progress < next
}

/** Whether any text of a stage can show at the position of the last frame. */
export function isPresent(id: StageId): boolean {
  for (let i = 0; i < stages.length; i++) if (stages[i]?.id === id) return stages[i]?.isPresent === true
  return false
}

function showsAt(cue: Cue, progress: number): boolean {
  const { stage, from, until, next } = cue
  if (stage !== now.stage && lasts(stage, next)) return true
  if (stage !== now.stage && progress >= 1 && until >= NEVER) return false
  // What begins at a stop has begun there.
  return progress >= from - ROUNDED && progress < until
}

/** Whether a cue's text shows at the scroll position of the last frame. */
export const shows = (cue: Cue): boolean => showsAt(cue, progressIn(cue.stage))

function writeCues({ cues }: StageCues, progress: number): void {
  for (let i = 0; i < cues.length; i++) {
    const cue = cues[i]
    if (!cue || showsAt(cue, progress) === cue.shown) continue
    cue.shown = !cue.shown
    cue.element.toggleAttribute('data-shown', cue.shown)
  }
}

/**
 * Writes `data-active`, `data-present` (some text of the stage can show) and `data-shown` where they changed: one DOM
 * write per threshold, none per frame.
 */
export function showCues(): void {
  for (let i = 0; i < stages.length; i++) {
    const stage = stages[i]
    if (!stage) continue
    const { id, from, until, next, section } = stage
    const progress = progressIn(id)
    const isPresent = id === now.stage || (progress >= from && progress < until) || lasts(id, next)
    if (!isPresent && !stage.isPresent) continue
    writeCues(stage, progress)
    if (isPresent === stage.isPresent) continue
    stage.isPresent = isPresent
    section.toggleAttribute('data-present', isPresent)
  }
  if (active === now.stage) return
  for (const { id, section } of stages) section.toggleAttribute('data-active', id === now.stage)
  active = now.stage
}
