import { type Anchor, writeOffset } from '../film/anchor.ts'
import type { Film } from '../film/film.ts'
import type { Layout } from '../film/layout.ts'
import { type PlaceBox, type PlaceName, placeIn } from '../film/places.ts'
import { sampleTrack } from '../film/sample.ts'
import { channelsOf, countOf, type Sinks } from '../film/score.ts'
import type { StageId } from '../film/stages.ts'
import { linesOf, opacitiesOf } from '../film/styles.ts'
import { createOffset, Transforms } from '../film/transforms.ts'
import { addStep } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { whenIdle } from '../frame/when-wanted.ts'
import { isPresent, progressIn } from '../viewport/cues.ts'
import { currentLayout, onLayout } from '../viewport/layout.ts'
import { layoutMode } from '../viewport/mode.ts'

type ElementOf = HTMLElement & SVGElement

/** An element of a stage that follows a track: its name in the score, and which of that name it is. */
interface Bound {
  readonly name: string
  readonly i: number
  readonly element: ElementOf
  readonly channel: number
}

/** Finds the elements of a stage that follow a track in one way, each with its own number. */
function bind(section: HTMLElement, { score }: Film, sink: keyof Sinks): readonly Bound[] {
  const at: Readonly<Record<string, Readonly<Record<string, number>>>> = channelsOf(score).at
  return Object.entries(score.words ?? {}).flatMap(([name, sinks]) => {
    const [actor = '', number = ''] = sinks[sink]?.split('.') ?? []
    const first = at[actor]?.[number]
    if (first === undefined) return []
    const elements = [...section.querySelectorAll<ElementOf>(`[data-${name}]`)]
    const last = countOf(score, actor) - 1
    return elements.map((element, i) => ({ name, i, element, channel: first + Math.min(i, last) }))
  })
}

const elementsOf = (bound: readonly Bound[]): readonly ElementOf[] => bound.map(({ element }) => element)

/** The progress of a stage while any of it can be seen. */
const seenProgress = (stage: StageId): number =>
  now.stage === stage || isPresent(stage) ? progressIn(stage) : Number.NaN

/**
 * Keeps the words of a stage at its score: what shows of them, their lines, and where they ride on what is drawn. Unpinned
 * they stand as served.
 * @param section the stage's section, in the document
 * @param placeNow the place of the score at the last frame, NaN where none of the stage can be seen: as a rule its progress
 * @returns ends it and leaves them as served
 */
export function startWords(
  section: HTMLElement,
  film: Film,
  placeNow = (): number => seenProgress(film.stage),
): () => void {
  const [shown, lined, carried] = [
    bind(section, film, 'opacity'),
    bind(section, film, 'drawn'),
    bind(section, film, 'home'),
  ]
  const opacities = opacitiesOf(elementsOf(shown))
  const lines = linesOf(elementsOf(lined))
  const transforms = new Transforms(elementsOf(carried))
  const values = new Float64Array(channelsOf(film.score).count)
  const riding = createOffset()
  const anchor: Anchor = { x: 0, y: 0, widthPx: 0 }
  let places: readonly PlaceBox[] | undefined
  let isAsServed = true

  function ride(at: number, { name, i, channel }: Bound): void {
    const home = values[channel] ?? 1
    const { picture } = now
    if (home >= 1 || !picture) {
      transforms.rest(at)
      return
    }
    const layout = currentLayout()
    places ??= carried.map(({ element }) => placeIn(layout.places, element.dataset.place as PlaceName))
    const own = places[at]
    if (!own) return
    film.anchors[name]?.(anchor, picture, layout, own, i, values)
    writeOffset(riding, anchor, own, home, now.widthPx)
    transforms.ride(at, riding)
  }

  function rest(): void {
    if (isAsServed) return
    isAsServed = true
    opacities.clear()
    lines.clear()
    transforms.clear()
  }

  function step(): boolean {
    const place = layoutMode() === 'pinned' ? placeNow() : Number.NaN
    if (Number.isNaN(place)) {
      rest()
      return false
    }
    isAsServed = false
    sampleTrack(film.trackOf(currentLayout()), place, values)
    for (let i = 0; i < shown.length; i++) opacities.put(i, values[shown[i]?.channel ?? 0] ?? 1)
    for (let i = 0; i < lined.length; i++) lines.put(i, values[lined[i]?.channel ?? 0] ?? 1)
    for (let i = 0; i < carried.length; i++) {
      const each = carried[i]
      if (each) ride(i, each)
    }
    return false
  }

  /** Compiled while the page is idle, the score does not keep the first frame of its stage waiting. */
  const compileAhead = () => whenIdle(() => void film.trackOf(currentLayout()))

  function relayout(_: Layout, isNear: boolean): void {
    places = undefined
    if (!isNear) compileAhead()
  }

  compileAhead()
  const stops = [addStep('dom', step), onLayout(relayout)]
  return () => {
    for (const stop of stops) stop()
    rest()
  }
}
