/**
 * Attributes of the scene's context: with alpha, since the data sheet's print shows through the paper under the stack,
 * with depth for the stack, and none of the buffers that it does not use.
 */
export const CONTEXT = { alpha: true, antialias: false, depth: true, stencil: false } as const
