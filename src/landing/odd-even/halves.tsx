import { COLUMNS } from '../../rules/constants.ts'
import type { Parity } from '../../rules/sheet.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import { Cue } from '../cue.tsx'
import css from './halves.module.css'

interface HalfProps {
  readonly parity: Parity
  readonly cue: { readonly from: number; readonly until: number }
}

/** One row of the sheet: its name, whether its sheet values apply now or next, and these four by column. */
export function Half({ parity, cue }: HalfProps) {
  const heading = `${parity}-row`
  return (
    <Cue {...cue} className={`${css.half} ${css[parity]}`}>
      <div className={css.tag}>
        <h3 id={heading}>{parity.toUpperCase()}</h3>
        <span className={css.chip} data-chip={parity} />
      </div>
      <ol className={css.values} aria-labelledby={heading}>
        {COLUMNS.map(column => (
          <li key={column}>
            <span className="visually-hidden">column {column}: </span>
            <span data-value />
          </li>
        ))}
      </ol>
    </Cue>
  )
}

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
