import { STAGE_IDS, type StageId } from '../../film/stages.ts'
import { sectionsInDocument } from '../../viewport/ranges.ts'

/** A place of the page: a scroll position, or a stage and how much of its way the page has gone through it. */
export type FilmPlace =
  | {
      /** CSS px from the top; what is further than the page goes stands for its end. */
      readonly px: number
    }
  | {
      readonly stage: StageId
      /** 0, where the stage begins, to 1, where it ends; 0 unless given. */
      readonly progress?: number
    }

const within = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most

/** Throws a TypeError where that is no place, whatever the page shows. */
export function assertPlace(place: unknown): asserts place is FilmPlace {
  const { px, stage, progress, ...others } = Object(place)
  const isPx = within(px, Number.MAX_VALUE) && stage === undefined && progress === undefined
  const isStage = px === undefined && STAGE_IDS.includes(stage) && within(progress ?? 0, 1)
  if ((isPx || isStage) && Object.keys(others).length === 0) return
  const given = Object.entries(Object(place)).map(([name, value]) => `${name}: ${String(value)}`)
  throw new TypeError(
    `film.seek takes { px: 0 or more } or { stage: ${STAGE_IDS.join(' | ')}, progress: 0 to 1 }, not { ${given.join(', ')} }`,
  )
}

/**
 * Returns the scroll position of a place, px: at progress 1 a stage is about to leave the window. Throws an Error where
 * the page does not have that stage.
 */
export function pxOf(place: FilmPlace): number {
  if ('px' in place) return place.px
  const sections = sectionsInDocument()
  const found = sections.find(({ id }) => id === place.stage)
  if (!found)
    throw new Error(`the page has no ${place.stage}, but ${sections.map(({ id }) => id).join(', ')}`)
  const { section, pin } = found
  // Unpinned it may be higher than the window.
  const lengthPx = Math.max(0, section.offsetHeight - Math.min(pin.offsetHeight, window.innerHeight))
  return Math.round(section.offsetTop + (place.progress ?? 0) * lengthPx)
}

/** Throws a TypeError where that is no time to let go by, ms. */
export function assertTime(ms: unknown): asserts ms is number {
  if (!within(ms, Number.MAX_VALUE)) throw new TypeError(`film.step takes ms, 0 or more, not ${String(ms)}`)
}
