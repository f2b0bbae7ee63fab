import type { StageId } from '../film/stages.ts'
import type { Section } from './ranges.ts'

/** Slots that are numbered from 0 on. */
const each = <const Name extends string>(name: Name, count: number) =>
  Array.from({ length: count }, (_, i) => `${name}-${i}` as const)

/** Every slot, by the stage that it stands in. Worked out when it is asked for: a build for visitors leaves it out. */
const everySlot = () =>
  ({
    hero: ['words'],
    representation: [
      ...each('legend', 4),
      ...each('name', 4),
      ...each('letter', 4),
      ...each('base', 4),
      'result',
    ],
    sessions: [...each('label', 6), 'lifted'],
    'data-sheet': [
      'kolam',
      'window',
      'towers',
      'sheet-table',
      'sheet-number',
      ...each('cell', 4),
      'row-odd',
      'row-even',
    ],
    'odd-even': each('parity', 4),
    footer: ['know'],
  }) as const satisfies Record<StageId, readonly string[]>

export type SlotName = ReturnType<typeof everySlot>[StageId][number]

/** Comes to the data sheet after all its other slots (`PARTS` of stages/stage.tsx). */
const LATE: string = 'window' satisfies SlotName

/**
 * Throws where the slots of a stage's box are not those of the list: what depends on one that is missing would be put at
 * a place that nobody has chosen. A box without any is still to come.
 */
function checkSlots(id: StageId, found: readonly string[]): void {
  if (found.length === 0) return
  const listed: readonly string[] = everySlot()[id]
  const faults = [
    ...found.filter(name => !listed.includes(name)).map(name => `${name} is not listed`),
    ...listed.filter(name => name !== LATE && !found.includes(name)).map(name => `${name} is missing`),
  ]
  if (faults.length > 0) throw new Error(`data-slot in #${id}: ${faults.join(', ')} (viewport/slots.ts)`)
}

declare module 'react' {
  interface HTMLAttributes<T> {
    /** The place that this element keeps free for the scene, or measures for it. */
    'data-slot'?: SlotName | undefined
  }
}

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
export const slot = (name: SlotName): Slot | undefined => slots.get(name)

/** Whether the slots of a stage are known. */
export const areSlotsRead = (id: StageId): boolean => read.has(id)

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
  for (const { id, pin } of sections) {
    const elements = [...pin.querySelectorAll<HTMLElement>('[data-slot]')]
    for (const element of elements) found.set(element.dataset.slot ?? '', readSlot(element, pin))
    // In development and in the build that is tested; visitors get the page as it can be shown.
    if (import.meta.env.DEV || __EMULATOR__)
      checkSlots(
        id,
        elements.map(({ dataset }) => dataset.slot ?? ''),
      )
  }
  const same = found.size === slots.size && [...found].every(([name, each]) => isSame(each, slots.get(name)))
  slots = found
  read = new Set(sections.map(({ id }) => id))
  return !same
}
