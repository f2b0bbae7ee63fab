import { BRAND } from '../../content/brand.ts'
import { MINIMUM_AGE } from '../../content/facts.ts'
import { SHAPES } from '../../rules/constants.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import css from './still.module.css'

/** Width and height of the screenshot, px. */
const SCREEN = { width: 390, height: 844 } as const
const SIZES = '(max-width: 699px) 62vw, 25vw'

const sources = (type: string) =>
  [SCREEN.width, 2 * SCREEN.width].map(width => `/game/phone-${width}.${type} ${width}w`).join(', ')

const ALT =
  `The game on a phone, in practice mode: a session with its seconds left, the current pattern of four
shapes with the percentage of each column, four buttons to choose column 0, 1, 2 or 3, and the last sessions.
For players of ${MINIMUM_AGE} or older.`.replaceAll('\n', ' ')

/** The printed picture of the hero: shown without WebGL and without scripts, and while a slow scene loads. */
export function Still() {
  return (
    <div className={css.still}>
      {SHAPES.map(({ id }) => (
        <ShapeIcon key={id} shape={id} size={280} deep className={css[`token${id}`] ?? ''} />
      ))}
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={SIZES} />
        <source type="image/webp" srcSet={sources('webp')} sizes={SIZES} />
        <img
          className={css.phone}
          src={`/game/phone-${SCREEN.width}.png`}
          srcSet={sources('png')}
          sizes={SIZES}
          width={SCREEN.width}
          height={SCREEN.height}
          alt={`${BRAND.name}. ${ALT}`}
          decoding="async"
          fetchPriority="low"
        />
      </picture>
    </div>
  )
}
