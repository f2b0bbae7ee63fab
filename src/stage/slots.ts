import type { StageId } from '../timeline/stages.ts'
import type { Section } from './ranges.ts'

/** A place that the DOM keeps free for the scene: its centre, px from the top left of its stage's box, and its size. */
export interface Slot {
  readonly xPx: number
  readonly yPx: number
  readonly widthPx: number
  readonly heightPx: number
}

let slots: ReadonlyMap<string, Slot> = new Map()
/** The stages that they stand in. */
let read: ReadonlySet<StageId> = new Set()

/** Centre and size of a `[data-slot]` element as measured last; undefined where it is not rendered. */
export const slot = (name: string): Slot | undefined => slots.get(name)

/** Whether the slots of a stage are known. */
export const areRead = (id: StageId): boolean => read.has(id)

/** Reads a slot against its stage's pinned box. Transforms of cues do not count: layout boxes only. */
function readSlot(element: HTMLElement, pin: HTMLElement): Slot {
  let xPx = element.offsetWidth / 2
  let yPx = element.offsetHeight / 2
  for (let at: HTMLElement | null = element; at && at !== pin; at = at.offsetParent as HTMLElement | null) {
    // Offsets count from inside the parent's border.
    xPx += at.offsetLeft + (at.offsetParent?.clientLeft ?? 0)
    yPx += at.offsetTop + (at.offsetParent?.clientTop ?? 0)
  }
  return { xPx, yPx, widthPx: element.offsetWidth, heightPx: element.offsetHeight }
}

const isSame = (a: Slot, b: Slot | undefined): boolean =>
  a.xPx === b?.xPx && a.yPx === b.yPx && a.widthPx === b.widthPx && a.heightPx === b.heightPx

/** Reads the slots of some sections, and forgets those of all others. Returns true where one came, went or changed. */
export function readSlots(sections: readonly Section[]): boolean {
  const found = new Map<string, Slot>()
  for (const { pin } of sections)
    for (const element of pin.querySelectorAll<HTMLElement>('[data-slot]'))
      found.set(element.dataset.slot ?? '', readSlot(element, pin))
  const same = found.size === slots.size && [...found].every(([name, each]) => isSame(each, slots.get(name)))
  slots = found
  read = new Set(sections.map(({ id }) => id))
  return !same
}
