import { COLUMNS } from '../../rules/constants.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import css from './tokens.module.css'

/** The places of the four tokens on the border; without a scene each place draws its token itself. */
export const Tokens = ({ flat }: { readonly flat: boolean }) => (
  <div className={css.tokens} aria-hidden>
    {COLUMNS.map(column => (
      <div key={column} className={css.token} data-slot={`parity-${column}`}>
        {flat && COLUMNS.map(shape => <ShapeIcon key={shape} shape={shape} size={180} deep />)}
      </div>
    ))}
  </div>
)
