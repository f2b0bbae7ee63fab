import { Cue } from '../../landing/cue.tsx'
import { SHAPES } from '../../rules/constants.ts'
import { cueAttributes } from '../../stage/cues.ts'
import { REPRESENTATION_CUES as CUES, HAND_CUES } from '../../timeline/cues.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import css from './columns.module.css'
import piece from './piece-button.module.css'

const live = cueAttributes(HAND_CUES.legend.from, HAND_CUES.legend.until)

/** The four shapes, each with its letter and its number. */
export function Legend() {
  const cue = { as: 'span', ...CUES.legend, rise: false } as const
  return (
    <Cue as="ul" {...CUES.legend} rise={false} className={css.legend} data-legend>
      {SHAPES.map(({ id, letter, name }) => (
        <li key={id} className={css.column} style={{ '--i': id }}>
          <Cue {...cue} {...CUES.names} className={css.name} data-slot={`name-${id}`}>
            {name}{' '}
          </Cue>
          <button
            type="button"
            className={`${css.slot} ${piece.button}`}
            data-slot={`legend-${id}`}
            data-grab={`turn ${id}`}
            aria-label={name}
            aria-pressed="false"
            disabled
            {...live}
          >
            <ShapeIcon shape={id} size={180} numbered />
          </button>
          <Cue {...cue} className={css.letter} data-slot={`letter-${id}`}>
            {letter}{' '}
          </Cue>
          <Cue {...cue} className={css.number} data-slot={`number-${id}`}>
            {id}
          </Cue>
        </li>
      ))}
    </Cue>
  )
}
