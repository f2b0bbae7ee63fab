import type { CSSProperties } from 'react'
import type { Column } from '../../rules/constants.ts'
import { shapeColour } from '../../ui/shapes.tsx'

/** Ink or white, whichever reads on the shape's colour. */
const ON_SHAPE = ['var(--ink)', '#fff', 'var(--ink)', '#fff'] as const

/** A shape's colours as custom properties: --shape, --shape-edge and --on-shape. */
export function shapeStyle(shape: Column): CSSProperties {
  const { base, edge } = shapeColour(shape)
  return { '--shape': base, '--shape-edge': edge, '--on-shape': ON_SHAPE[shape] }
}
