import { isLow, isTablet, type Layout } from '../timeline/layout.ts'

/** What a score needs to know of a window. */
export type Window = Pick<Layout, 'widthPx' | 'heightPx' | 'u' | 'portrait'>

/**
 * The layers of a score over its landscape composition, the first one first: low windows and upright ones are composed anew;
 * wide phones and tablets differ from upright ones in a few numbers.
 */
const LAYERS = {
  landscape: [],
  low: ['low'],
  portrait: ['portrait'],
  short: ['portrait', 'short'],
  tablet: ['portrait', 'tablet'],
} as const
export type WindowClass = keyof typeof LAYERS
export type LayerName = Exclude<WindowClass, 'landscape'>

/** Phones that are wider than this for their height have less room under the header. */
const SHORT = 1 / 2

function classOf(window: Window): WindowClass {
  if (!window.portrait) return isLow(window.heightPx) ? 'low' : 'landscape'
  if (isTablet(window)) return 'tablet'
  return window.widthPx < SHORT * window.heightPx ? 'portrait' : 'short'
}

/** Returns the layers that apply in a window, each over the one before. */
export const layersOf = (window: Window): readonly LayerName[] => LAYERS[classOf(window)]
