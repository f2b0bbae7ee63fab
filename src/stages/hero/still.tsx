import { BRAND } from '../../content/brand.ts'
import { MINIMUM_AGE } from '../../content/facts.ts'
import { levelsOf } from '../../film/score.ts'
import { SHAPES } from '../../rules/constants.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import { cueAttributes } from '../../viewport/cues.ts'
import { type Seen, stillOf } from './flat.ts'
import { HERO } from './score.ts'
import css from './still.module.css'

/** Width and height of the screenshot, px. */
const SCREEN = { width: 390, height: 844 } as const
const SIZES = '(max-width: 699px) 62vw, 25vw'

const SOURCES = [1, 1.5, 2]
  .map(density => density * SCREEN.width)
  .map(width => `/game/phone-${width}.webp ${width}w`)
  .join(', ')

const ALT = `The game on a phone in practice mode: seconds left, four shapes, sheet value and chance of each
column, a button for each, past sessions. For players of ${MINIMUM_AGE} or older.`.replaceAll('\n', ' ')

const round = (value: number): number => Number(value.toFixed(2))

const [landscape, portrait] = [stillOf('landscape'), stillOf('portrait')]

/** Places as custom properties, in hundredths of the width (landscape) and in design px; y as CSS has it. */
const properties = (wide: Seen | undefined, tall: Seen | undefined): Readonly<Record<string, number>> => ({
  '--wx': round((wide?.x ?? 0) / 14.4),
  '--wy': round(-(wide?.y ?? 0)),
  '--ws': round(wide?.size ?? 0),
  '--wt': -(wide?.turn ?? 0),
  '--tx': round(tall?.x ?? 0),
  '--ty': round(-(tall?.y ?? 0)),
  '--ts': round(tall?.size ?? 0),
  '--tt': -(tall?.turn ?? 0),
})

/** The piece that the toolbar begins with: the first that nothing covers. */
const FIRST = landscape.tokens.findIndex(({ isNear }) => isNear)
const { from, until = 1 } = levelsOf(HERO, 'text')
const live = cueAttributes(from, until)

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
            className={landscape.tokens[id]?.isNear ? `${css.token} ${css.near}` : css.token}
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
        <source type="image/webp" srcSet={SOURCES} sizes={SIZES} />
        <img
          className={css.phone}
          style={properties(landscape.phone, portrait.phone)}
          src={`/game/phone-${SCREEN.width}.png`}
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
