/** Attributes of the scene's context: opaque, with depth for the stack and none of the buffers that it does not use. */
export const CONTEXT = { alpha: false, antialias: false, depth: true, stencil: false } as const
