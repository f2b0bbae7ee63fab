import { everyPlace, type PlaceBox, type PlaceName, type Places } from '../film/places.ts'
import type { StageId } from '../film/stages.ts'
import { now } from '../frame/now.ts'
import type { Section } from './ranges.ts'

/** Comes to the data sheet after all its other places (`PARTS` of stages/stage.tsx). */
const LATE: string = 'window' satisfies PlaceName

/**
 * Throws where the places of a stage's box are not those of the list: what depends on one that is missing would be put where
 * nobody has chosen. A box without any is still to come.
 */
function checkPlaces(id: StageId, found: readonly string[]): void {
  if (found.length === 0) return
  const every: { readonly [stage in StageId]?: readonly string[] } = everyPlace()
  const listed = every[id] ?? []
  const faults = [
    ...found.filter(name => !listed.includes(name)).map(name => `${name} is not listed`),
    ...listed.filter(name => name !== LATE && !found.includes(name)).map(name => `${name} is missing`),
  ]
  if (faults.length > 0) throw new Error(`data-place in #${id}: ${faults.join(', ')} (film/places.ts)`)
}

declare module 'react' {
  interface HTMLAttributes<T> {
    /** The place that this element keeps free for the scene, or measures for it. */
    'data-place'?: PlaceName | undefined
  }
}

let places: Places = {}
/** The stages that they stand in. */
let read: ReadonlySet<StageId> = new Set()

/** The places as measured last. One that has not changed is the same object. */
export const placesNow = (): Places => places

/** Whether the places of a stage are known. */
export const arePlacesRead = (id: StageId): boolean => read.has(id)

/** Reads a place against its stage's pinned box. Transforms of cues do not count: layout boxes only. */
function readPlace(element: HTMLElement, pin: HTMLElement): PlaceBox {
  const { offsetWidth: width, offsetHeight: height } = element
  let x = (width - now.widthPx) / 2
  let y = (now.heightPx - height) / 2
  for (let at: HTMLElement | null = element; at && at !== pin; at = at.offsetParent as HTMLElement | null) {
    // Offsets count from inside the parent's border.
    x += at.offsetLeft + (at.offsetParent?.clientLeft ?? 0)
    y -= at.offsetTop + (at.offsetParent?.clientTop ?? 0)
  }
  const turn = Number(getComputedStyle(element).getPropertyValue('--turn')) || 0
  return { x, y, width, height, turn }
}

const isSame = (a: PlaceBox, b: PlaceBox): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height && a.turn === b.turn

/** Reads the places in some sections, and forgets those of all others. Returns true where one came, went or changed. */
export function readPlaces(sections: readonly Section[]): boolean {
  const found: { [name in PlaceName]?: PlaceBox } = {}
  let isNew = false
  for (const { id, pin } of sections) {
    const elements = [...pin.querySelectorAll<HTMLElement>('[data-place]')]
    for (const element of elements) {
      const name = element.dataset.place as PlaceName
      const box = readPlace(element, pin)
      const before = places[name]
      const isKept = before !== undefined && isSame(before, box)
      found[name] = isKept ? before : box
      isNew ||= !isKept
    }
    // In development and in the build that is tested; visitors get the page as it can be shown.
    if (import.meta.env.DEV || __EMULATOR__)
      checkPlaces(
        id,
        elements.map(({ dataset }) => dataset.place ?? ''),
      )
  }
  const isSameCount = Object.keys(found).length === Object.keys(places).length
  places = found
  read = new Set(sections.map(({ id }) => id))
  return isNew || !isSameCount
}
