import { BRAND } from '../../content/brand.ts'
import { MINIMUM_AGE } from '../../content/facts.ts'
import { SHAPES } from '../../rules/constants.ts'
import { cueAttributes } from '../../stage/cues.ts'
import { HAND_CUES } from '../../timeline/cues.ts'
import { HERO_STILL, type HeroPose } from '../../timeline/hero-poses.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import css from './still.module.css'

/** Width and height of the screenshot, px. */
const SCREEN = { width: 390, height: 844 } as const
const SIZES = '(max-width: 699px) 62vw, 25vw'

const sources = (type: string) =>
  [SCREEN.width, 2 * SCREEN.width].map(width => `/game/phone-${width}.${type} ${width}w`).join(', ')

const ALT = `The game on a phone in practice mode: seconds left, four shapes, sheet value and chance of each
column, a button for each, past sessions. For players of ${MINIMUM_AGE} or older.`.replaceAll('\n', ' ')

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

/** A pose as custom properties, in hundredths of the width (landscape) and in design px; y and turns as CSS has them. */
const properties = (
  wide: HeroPose | undefined,
  tall: HeroPose | undefined,
): Readonly<Record<string, number>> => ({
  '--wx': round((wide?.x ?? 0) * 100, 2),
  '--wy': round(-(wide?.y ?? 0), 1),
  '--ws': round(wide?.size ?? 0, 1),
  '--wt': -(wide?.rz ?? 0),
  '--tx': round(tall?.x ?? 0, 1),
  '--ty': round(-(tall?.y ?? 0), 1),
  '--ts': round(tall?.size ?? 0, 1),
  '--tt': -(tall?.rz ?? 0),
})

const { landscape, portrait } = HERO_STILL
/** The piece that the toolbar begins with: the first that nothing covers. */
const FIRST = landscape.tokens.findIndex(({ z }) => z > 0)
const live = cueAttributes(HAND_CUES.hero.from, HAND_CUES.hero.until)

/**
 * The printed picture of the hero, there from the first paint on: the scene takes it over in the same places. Its
 * pieces are what a hand takes, whoever draws them.
 */
export function Still() {
  return (
    <div className={css.still} data-still>
      <div className={css.tools} role="toolbar" aria-label="Turn a piece over">
        {SHAPES.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={(landscape.tokens[id]?.z ?? 0) > 0 ? `${css.token} ${css.near}` : css.token}
            style={properties(landscape.tokens[id], portrait.tokens[id])}
            tabIndex={id === FIRST ? 0 : -1}
            data-grab={`turn ${id}`}
            aria-label={name}
            aria-pressed="false"
            disabled
            data-shown=""
            {...live}
          >
            <ShapeIcon shape={id} size={280} deep numbered />
          </button>
        ))}
      </div>
      <picture>
        <source type="image/webp" srcSet={sources('webp')} sizes={SIZES} />
        <img
          className={css.phone}
          style={properties(landscape.phone, portrait.phone)}
          src={`/game/phone-${SCREEN.width}.png`}
          srcSet={sources('png')}
          sizes={SIZES}
          width={SCREEN.width}
          height={SCREEN.height}
          alt={`${BRAND.name}. ${ALT}`}
          draggable={false}
          decoding="async"
          fetchPriority="low"
        />
      </picture>
    </div>
  )
}
