import { band } from '../../kolam/band.ts'
import { pathOf } from '../../kolam/path.ts'
import css from './kolam.module.css'

const DOTS = 13
const LINE = pathOf(band(DOTS))
/** Points: a round end makes each of them a dot. */
const PULLI = Array.from({ length: DOTS }, (_, dot) => `M${dot} 0h0`).join('')
/** Half the height of the band with its line, and how far it goes beyond the last dots, cells. */
const HALF_HEIGHT = 0.25
const END = 0.6

/** Thirteen dots in a row and one closed line round them: a rule, an underline. Its width is the style sheet's. */
export const KolamBand = ({ className }: { readonly className?: string | undefined }) => (
  <svg
    className={`${css.line} ${css.band} ${className ?? ''}`}
    viewBox={`${-END} ${-HALF_HEIGHT} ${DOTS - 1 + 2 * END} ${2 * HALF_HEIGHT}`}
    aria-hidden="true"
  >
    <path d={PULLI} className={css.pulli} />
    <path d={LINE} pathLength={1} data-band />
  </svg>
)
