import { KOLAM_PX } from '../../film/stages.ts'
import { TIP_SHAPE } from '../../kolam/dots.ts'
import { halfOf } from '../../kolam/stroke.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { Diamond } from '../../ui/kolam/figure.tsx'
import { tipHref } from '../../ui/kolam/symbols.tsx'
import { Cue } from '../cue.tsx'
import css from './kolam-place.module.css'
import stage from './stage.module.css'

/** Size of a shape at a tip, of the figure's. */
const TIP = `${(100 * TIP_SHAPE) / (2 * halfOf(KOLAM_PX))}%`

/**
 * The current pattern's kolam, on windows that have room for it. The driver of the stage writes what it refers to and
 * where its shapes stand; with a scene, that draws the line.
 */
export const KolamPlace = () => (
  <Cue
    from={0}
    rise={false}
    className={`${css.place} ${stage.inked}`}
    data-kolam-place
    data-late
    data-slot="kolam"
  >
    <i className={css.disc} data-marked />
    <Diamond px={KOLAM_PX} className={css.kolam}>
      <use className={css.line} data-kolam-line />
    </Diamond>
    {COLUMNS.map(shape => (
      <svg
        key={shape}
        className={css.tip}
        style={{ width: TIP, height: TIP }}
        viewBox="-0.5 -0.5 1 1"
        aria-hidden
        data-kolam-tip={shape}
      >
        <use href={tipHref(shape)} />
      </svg>
    ))}
  </Cue>
)
