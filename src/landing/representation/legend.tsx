import { SHAPES } from '../../rules/constants.ts'
import { REPRESENTATION_CUES as CUES } from '../../timeline/cues.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import { Cue } from '../cue.tsx'
import css from './columns.module.css'

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
          <span className={css.slot} data-slot={`legend-${id}`}>
            <ShapeIcon shape={id} size={180} />
          </span>
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
