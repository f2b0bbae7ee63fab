import type { StageId } from './stages.ts'

/** A box that the page keeps for what is drawn: its middle, stage px with y up, its size, and how far it is turned to the right, degrees. */
export interface PlaceBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turn: number
}

/** Places that are numbered from 0 on. */
export const each = <const Name extends string>(name: Name, count: number) =>
  Array.from({ length: count }, (_, i) => `${name}-${i}` as const)

/** Every place, by the stage that it stands in; a stage may have none. Worked out when it is asked for: a build for visitors leaves it out. */
export const everyPlace = () =>
  ({
    hero: ['words', ...each('piece', 4), ...each('forward', 4), 'phone', 'way', ...each('cascade', 4)],
    representation: [
      ...each('legend', 4),
      ...each('named', 4),
      'tag-name',
      'tag-letter',
      ...each('name', 4),
      ...each('letter', 4),
      ...each('base', 4),
      'result',
    ],
    sessions: ['figure', 'stack', 'stack-row', 'paper', ...each('label', 6), 'lifted'],
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
    'odd-even': [...each('parity', 4), 'border-odd', 'border-even', 'values-odd', 'values-even'],
    footer: ['sun', 'field', ...each('stand', 4), 'know'],
  }) as const satisfies { readonly [stage in StageId]?: readonly string[] }

type EveryPlace = ReturnType<typeof everyPlace>
export type PlaceName = EveryPlace[keyof EveryPlace][number]

/** The places that are known: those of the stage on screen and of its neighbours. */
export type Places = { readonly [name in PlaceName]?: PlaceBox }

/** Stands in for a place that is not known, or has no box in this window. */
const NOWHERE: PlaceBox = { x: 0, y: 0, width: 100, height: 100, turn: 0 }

/** Returns a place; in the middle of the window where there is none. */
export const placeIn = (places: Places, name: PlaceName): PlaceBox => places[name] ?? NOWHERE
