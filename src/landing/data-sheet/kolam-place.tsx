import { COLUMNS } from '../../rules/constants.ts'
import { atTip, Diamond } from '../../ui/kolam/figure.tsx'
import { Cue } from '../cue.tsx'
import css from './kolam-place.module.css'

/** The size that lines are drawn for, px; the style sheet gives the place its own. */
const KOLAM_PX = 140

/** The current pattern's kolam, on windows that have room for it. The driver of the stage writes what it refers to. */
export const KolamPlace = ({ from, until }: { readonly from: number; readonly until: number }) => (
  <Cue from={from} until={until} className={css.place} data-kolam-place>
    <i className={css.disc} data-kolam-disc />
    <Diamond px={KOLAM_PX} className={css.kolam}>
      <use data-kolam />
      {COLUMNS.map(column => (
        <use key={column} transform={atTip(column)} className={css.tip} data-kolam-tip />
      ))}
    </Diamond>
  </Cue>
)
