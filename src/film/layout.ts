import type { Places } from './places.ts'

/** Everything that choreography needs to know about the window, the places and the data; new on layout only. */
export interface Layout {
  readonly widthPx: number
  readonly heightPx: number
  /** What a home indicator takes of the window's foot. */
  readonly footPx: number
  /** Whether the composition is an upright one. */
  readonly portrait: boolean
  /** As the tier `full` has it, and keeps it where the scene steps down: shadows of small pieces on paper. */
  readonly isFull: boolean
  /** One design px (ui/windows.css). */
  readonly u: number
  /** Distance of the eye from z = 0. */
  readonly eyePx: number
  /** What the page keeps room for. */
  readonly places: Places
  /** Legend places of the shapes, stage px with y up. */
  readonly legend: readonly Place[]
  /** The four columns of the base pattern and of odd & even. */
  readonly base: RowPlace
  readonly parity: RowPlace
  /** Centre of the data sheet's 300 px window; pitch is 60 px at scale 1. */
  readonly window: RowPlace
  /** The large kolam of the data sheet; null where there is no room for it. */
  readonly kolam: Place | null
  /** The row of a plate that a hand has lifted out of the stack. */
  readonly lifted: RowPlace
  /** The words of the hero: left, bottom, right, top. */
  readonly words: readonly [number, number, number, number]
  /** The room of the data sheet's towers; null where it has none. */
  readonly towers: TowerPlace | null
  /** Column of shape s in session row r at [r * 4 + s], and each row's selection index. */
  readonly sessionColumns: Uint8Array
  readonly sessionIndex: Uint8Array
  /** Column of shape s in data-sheet entry j at [j * 4 + s]. */
  readonly entryColumns: Uint8Array
  /** Sheet value of entry j in column c at [j * 8 + c], odd, and [j * 8 + 4 + c], even. */
  readonly entryValues: Float64Array
  readonly entries: number
}

export interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where the towers stand, over the columns of the table: stage px, y up. */
export interface TowerPlace {
  /** Middle of the four columns, and the distance of two. */
  readonly x: number
  readonly pitch: number
  /** Upper edge of the room; foot of the even lane; lower edge of the table. */
  readonly topY: number
  readonly footY: number
  readonly bottomY: number
  /** Left and right edge of the table. */
  readonly leftX: number
  readonly rightX: number
  /** Size of a tower, how far the odd lane's foot lies above the even lane's, height of one unit of value. */
  readonly size: number
  readonly lanePx: number
  readonly unitPx: number
  /** Distance of two lines on the walls, as a value and in px, and their thickness. */
  readonly step: number
  readonly stepPx: number
  readonly linePx: number
  /** How far a value stands over the top face of its marked tower. */
  readonly overPx: number
}

/** A row of four: its centre, the distance of its columns, the size of its tokens. */
export interface RowPlace extends Place {
  readonly pitch: number
}

/** The composition of a window: on desktops, landscape phones, phones, and tall tablets. */
export const FORMS = ['landscape', 'low', 'portrait', 'tablet'] as const
export type Form = (typeof FORMS)[number]

/** Whether a composition is an upright one. */
export const isUpright = (form: Form): boolean => form !== 'landscape' && form !== 'low'

/** Distance of the eye for a stage of this height. */
export const eyeDistance = (heightPx: number): number => Math.max(900, 1.4 * heightPx)
