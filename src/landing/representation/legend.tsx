import { SHAPES } from '../../rules/constants.ts'
import { cueAttributes } from '../../stage/cues.ts'
import { REPRESENTATION_CUES as CUES, HAND_CUES } from '../../timeline/cues.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import { Cue } from '../cue.tsx'
import css from './columns.module.css'

const live = cueAttributes(HAND_CUES.legend.from, HAND_CUES.legend.until)

/** The four shapes, each with its letter and its number. */
export function Legend() {
  const cue = { as: 'span' } as const
  return (
    <Cue as="ul" from={CUES.names} until={CUES.swap} rise={false} className={css.legend}>
      {SHAPES.map(({ id, letter, name }) => (
        <li key={id} className={css.column} style={{ '--i': id }}>
          <Cue {...cue} from={CUES.names} className={css.name}>
            {name}{' '}
          </Cue>
          <button
            type="button"
            className={css.slot}
            data-slot={`legend-${id}`}
            data-grab={`turn ${id}`}
            aria-label={name}
            aria-pressed="false"
            disabled
            {...live}
          >
            <ShapeIcon shape={id} size={180} numbered />
          </button>
          <Cue {...cue} from={CUES.letters} className={css.letter}>
            {letter}{' '}
          </Cue>
          <Cue {...cue} from={CUES.numbers} className={css.number}>
            {id}
          </Cue>
        </li>
      ))}
    </Cue>
  )
}
