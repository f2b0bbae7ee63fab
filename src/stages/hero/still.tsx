import { BRAND } from '../../content/brand.ts'
import { MINIMUM_AGE } from '../../content/facts.ts'
import { levelsOf } from '../../film/score.ts'
import { COLUMNS, SHAPES } from '../../rules/constants.ts'
import { HERO } from '../../story/hero/score.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import { cueAttributes } from '../../viewport/cues.ts'
import cascade from './cascade.module.css'
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

/** The piece that the toolbar begins with: the first that nothing covers. */
const FIRST = 1
const { from, until } = levelsOf(HERO, 'turn')
const live = cueAttributes(from, until)

/**
 * The printed picture of the hero, there from the first paint on: the scene takes it over in the same places. Its
 * pieces are what a hand takes, whoever draws them.
 */
export function Still() {
  return (
    <>
      <div className={css.still} data-still>
        <div className={css.tools} role="toolbar" aria-label="Turn a piece over">
          {SHAPES.map(({ id, name }) => (
            <span key={id} className={css.piece} data-place={`piece-${id}`}>
              <span data-place={`forward-${id}`} />
              <button
                type="button"
                className={css.token}
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
            </span>
          ))}
        </div>
        <picture>
          <source type="image/webp" srcSet={SOURCES} sizes={SIZES} />
          <img
            className={css.phone}
            src={`/game/phone-${SCREEN.width}.png`}
            width={SCREEN.width}
            height={SCREEN.height}
            alt={`${BRAND.name}. ${ALT}`}
            draggable={false}
            decoding="async"
            fetchPriority="low"
            data-place="phone"
          />
        </picture>
        <span data-place="way" />
      </div>
      <div className={cascade.cascade}>
        {COLUMNS.map(shape => (
          <span key={shape} data-place={`cascade-${shape}`} />
        ))}
      </div>
    </>
  )
}
