import { COLUMNS } from '../../rules/constants.ts'
import { type BasePattern, shapeAt } from '../../rules/patterns.ts'
import { MARKER_PX } from '../../timeline/stages.ts'
import { KolamGlyph } from '../../ui/kolam/glyph.tsx'
import { shapeColour } from '../../ui/shapes.tsx'
import css from './row-name.module.css'

/** Where the shape of a column stands, as in the large figure: its colour in the loop, clockwise from the top left. */
const LOOPS = ['--a', '--b', '--c', '--d'] as const

const coloursOf = (pattern: BasePattern): Record<string, string> =>
  Object.fromEntries(COLUMNS.map(column => [LOOPS[column], shapeColour(shapeAt(pattern, column)).base]))

/**
 * What a row of the list is called: its code, and beside it its kolam with the colours of its shapes in the loops, and a
 * disc about that of the marked column.
 */
export const RowName = ({ pattern }: { readonly pattern: BasePattern }) => (
  <span className={css.name}>
    <span className={css.glyph} style={coloursOf(pattern)}>
      <KolamGlyph pattern={pattern} px={MARKER_PX} />
      <i className={css.disc} />
      <i className={css.loops} />
    </span>
    <span>{pattern}</span>
  </span>
)
