import { strokeAt } from '../../kolam/stroke.ts'
import type { BasePattern } from '../../rules/patterns.ts'
import css from './kolam.module.css'
import { kolamHref } from './symbols.tsx'

/** Cells across a kolam that is turned by 45° into a square. */
const CELLS = 4

interface KolamGlyphProps {
  /** None where a driver writes it. */
  readonly pattern?: BasePattern
  readonly px: number
  readonly className?: string | undefined
}

/**
 * A kolam of at most 64 px beside the code of its pattern: a square, column 0 at its top left, then clockwise. Needs the
 * pattern's line among the document's symbols.
 */
export const KolamGlyph = ({ pattern, px, className }: KolamGlyphProps) => (
  <svg
    className={`${css.line} ${className ?? ''}`}
    viewBox={`${-CELLS / 2} ${-CELLS / 2} ${CELLS} ${CELLS}`}
    width={px}
    height={px}
    strokeWidth={strokeAt(px / CELLS)}
    aria-hidden="true"
  >
    <use href={pattern && kolamHref(pattern)} transform="rotate(45)" data-kolam />
  </svg>
)
