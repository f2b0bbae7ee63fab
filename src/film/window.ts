import type { Form, Layout } from './layout.ts'

/** What a score needs to know of a window. */
export type Window = Pick<Layout, 'widthPx' | 'heightPx' | 'u' | 'form' | 'places'>

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
} as const satisfies Record<Form, readonly string[]>
export type LayerName = (typeof LAYERS)[Form][number]

/** Returns the layers that apply in a window, each over the one before. */
export const layersOf = ({ form }: Window): readonly LayerName[] => LAYERS[form]
