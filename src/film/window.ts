import { isLow, isTablet, type Layout } from './layout.ts'

/** What a score needs to know of a window. */
export type Window = Pick<Layout, 'widthPx' | 'heightPx' | 'u' | 'portrait'> & Partial<Pick<Layout, 'isFull'>>

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

/** Phones that are wider than this for their height have less room under the header. */
const SHORT = 1 / 2

function classOf(window: Window): WindowClass {
  if (!window.portrait && isLow(window.heightPx)) return window.isFull ? 'boldLow' : 'low'
  if (!window.portrait) return window.isFull ? 'bold' : 'landscape'
  if (isTablet(window)) return 'tablet'
  return window.widthPx < SHORT * window.heightPx ? 'portrait' : 'short'
}

/** Returns the layers that apply in a window, each over the one before. */
export const layersOf = (window: Window): readonly LayerName[] => LAYERS[classOf(window)]
