import type { BasePattern } from '../../rules/patterns.ts'
import { MARKER_PX } from '../../timeline/stages.ts'
import { KolamGlyph } from '../../ui/kolam/glyph.tsx'
import css from './row-name.module.css'

/** What a row of the list is called: its code, and beside it its kolam with a disc in the marked column's loop. */
export const RowName = ({ pattern }: { readonly pattern: BasePattern }) => (
  <span className={css.name}>
    <span className={css.glyph}>
      <KolamGlyph pattern={pattern} px={MARKER_PX} />
      <i className={css.disc} />
    </span>
    <span>{pattern}</span>
  </span>
)
