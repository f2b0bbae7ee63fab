import type { Layout } from './layout.ts'

/** What a score needs to know of a window. */
export type Window = Pick<Layout, 'widthPx' | 'heightPx' | 'u' | 'form' | 'places'> &
  Partial<Pick<Layout, 'isFull'>>

/**
 * The layers of a score over its landscape composition, the first one first: low windows and upright ones are composed anew;
 * wide phones and tablets differ from upright ones in a few numbers, and the tier `full` is bolder on all but upright ones.
 */
const LAYERS = {
  landscape: [],
  bold: ['bold'],
  low: ['low'],
  boldLow: ['bold', 'low'],
  portrait: ['portrait'],
  short: ['portrait', 'short'],
  tablet: ['portrait', 'tablet'],
} as const
type WindowClass = keyof typeof LAYERS
export type LayerName = (typeof LAYERS)[WindowClass][number]

function classOf({ form, isFull }: Window): WindowClass {
  if (form === 'low') return isFull ? 'boldLow' : 'low'
  return form === 'landscape' && isFull ? 'bold' : form
}

/** Returns the layers that apply in a window, each over the one before. */
export const layersOf = (window: Window): readonly LayerName[] => LAYERS[classOf(window)]
