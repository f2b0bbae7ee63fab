import { now } from '../frame/now.ts'
import type { StageId } from '../timeline/stages.ts'
import type { Section } from './ranges.ts'

/** A piece of overlay text and the part of its stage in which it shows: [from, until) of progress. */
export interface Cue {
  readonly element: Element
  readonly stage: StageId
  readonly from: number
  readonly until: number
  /** Whether the element shows: asking the document for each in every frame is not free. */
  shown: boolean
}

interface StageCues {
  readonly section: Element
  readonly cues: readonly Cue[]
}

let stages: ReadonlyMap<StageId, StageCues> = new Map()
let shownStage: StageId | null = null

/** Attributes that make an element a cue of the stage it stands in (see Cue). */
export const cueAttributes = (from: number, until: number) => ({ 'data-cue': `${from} ${until}` })

const cueFrom = (stage: StageId, element: Element): Cue => {
  const [from = 0, until = 0] = (element.getAttribute('data-cue') ?? '').split(' ').map(Number)
  return { element, stage, from, until, shown: element.hasAttribute('data-shown') }
}

/** Finds the cues of the sections that are in the document now. */
export function collectCues(sections: readonly Section[]): void {
  stages = new Map(
    sections.map(({ id, section, pin }) => {
      const cues = [...pin.querySelectorAll('[data-cue]')].map(element => cueFrom(id, element))
      return [id, { section, cues }]
    }),
  )
  // Whatever has just come into the document has not been marked.
  for (const [id, { section }] of stages) {
    section.toggleAttribute('data-active', id === now.stage)
    writeCues(id)
  }
  shownStage = now.stage
}

/** The cue that an element stands in, if it stands in one. */
export function cueOf(element: Element): Cue | undefined {
  const closest = element.closest('[data-cue]')
  for (const { cues } of stages.values()) {
    const found = cues.find(cue => cue.element === closest)
    if (found) return found
  }
  return undefined
}

/** Elements of a stage whose text shows at a progress of it, in document order. */
export const cuesAt = (stage: StageId, progress: number): readonly Element[] =>
  (stages.get(stage)?.cues ?? [])
    .filter(({ from, until }) => progress >= from && progress < until)
    .map(({ element }) => element)

/** Whether a cue's text shows at the scroll position of the last frame. */
export const shows = ({ stage, from, until }: Cue): boolean =>
  stage === now.stage && now.progress >= from && now.progress < until

function writeCues(stage: StageId): void {
  const cues = stages.get(stage)?.cues
  if (!cues) return
  for (let i = 0; i < cues.length; i++) {
    const cue = cues[i]
    if (!cue || shows(cue) === cue.shown) continue
    cue.shown = !cue.shown
    cue.element.toggleAttribute('data-shown', cue.shown)
  }
}

/** Writes `data-active` and `data-shown` where they changed: one DOM write per threshold, none per frame. */
export function showCues(): void {
  const left = shownStage
  shownStage = now.stage
  writeCues(now.stage)
  if (left === null || left === now.stage) return
  writeCues(left)
  stages.get(left)?.section.toggleAttribute('data-active', false)
  stages.get(now.stage)?.section.toggleAttribute('data-active', true)
}
