import { memo } from 'react'
import { kolamPath } from '../../kolam/path.ts'
import { COLUMNS } from '../../rules/constants.ts'
import type { BasePattern } from '../../rules/patterns.ts'
import { PrintedShape } from '../shapes.tsx'
import css from './kolam.module.css'

/** Returns what a `use` refers to for the kolam of a pattern. */
export const kolamHref = (pattern: BasePattern): string => `#kolam-${pattern}`
/** Returns what a `use` refers to for a shape at a tip. */
export const tipHref = (shape: number | string): string => `#tip-${shape}`

interface KolamSymbolsProps {
  readonly patterns: readonly BasePattern[]
  /** Size at which the shapes at the tips are drawn, px. */
  readonly shapePx: number
}

/** A pattern's line, which no update of the sheet changes: it is computed once. */
const KolamPath = memo(function KolamPath({ pattern }: { readonly pattern: BasePattern }) {
  return <path id={`kolam-${pattern}`} d={kolamPath(pattern)} pathLength={1} />
})

/** Lines and shapes once in the document, for every `use` of them: a change of pattern is one of an attribute. */
export const KolamSymbols = ({ patterns, shapePx }: KolamSymbolsProps) => (
  <svg className={css.symbols} aria-hidden="true">
    <defs>
      {patterns.map(pattern => (
        <KolamPath key={pattern} pattern={pattern} />
      ))}
      {COLUMNS.map(shape => (
        <g key={shape} id={`tip-${shape}`}>
          <PrintedShape shape={shape} size={shapePx} />
        </g>
      ))}
    </defs>
  </svg>
)
