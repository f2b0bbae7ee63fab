import { SHAPE_COUNT } from '../../content/facts.ts'
import { LANDING_SESSIONS } from '../../content/showcase.ts'
import { inWords } from '../../content/words.ts'
import { levelsOf, progressAt } from '../../film/score.ts'
import { aheadOf, PIN_LENGTH, svhOf } from '../../film/stages.ts'
import { stopsOf } from '../../film/stops.ts'
import { SHAPES } from '../../rules/constants.ts'
import { HERO } from '../../story/hero/score.ts'
import { REPRESENTATION } from '../../story/representation/score.ts'
import { SESSIONS } from '../../story/sessions/score.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import { cueAttributes } from '../../viewport/cues.ts'
import { Cue, textOf } from '../cue.tsx'
import { Stage } from '../stage.tsx'
import columns from './columns.module.css'
import { BasePattern, Equation } from './row.tsx'
import css from './stage.module.css'

const [live] = LANDING_SESSIONS
/** Going back to less than this progress of SESSIONS shows the end of this stage, the sum. */
const UNDONE = stopsOf(SESSIONS)[1]?.backFrom ?? 0
/** How much earlier and longer than its pin the stage's box stands, svh: as long as the story can come to rest in it. */
const REACH = {
  before: Math.ceil(-aheadOf('representation', 'hero', progressAt(HERO, 'fades')) * svhOf('representation')),
  after: Math.ceil(UNDONE * svhOf('sessions')),
} as const
const turn = levelsOf(REPRESENTATION, 'turn')
const rests = levelsOf(REPRESENTATION, 'rests')
/** Where the lines between the pieces show. */
const lined = cueAttributes(rests.from, rests.until)

/** The four shapes, each with its name, its letter and its number. */
const Legend = () => (
  <Cue as="ul" {...textOf(REPRESENTATION, 'legend')} className={columns.legend ?? ''}>
    {SHAPES.map(({ id, letter, name }) => (
      <li key={id} className={columns.column} {...lined} data-entry>
        <span className={columns.name} data-place={`name-${id}`} data-name>
          {name}{' '}
        </span>
        <button
          type="button"
          className={columns.piece}
          data-place={`legend-${id}`}
          data-grab={`turn ${id}`}
          aria-label={name}
          aria-pressed="false"
          disabled
          {...cueAttributes(turn.from, turn.until)}
        >
          <ShapeIcon shape={id} size={180} numbered />
          <i className={columns.named} data-place={`named-${id}`} />
        </button>
        <span className={columns.words}>
          <span className={columns.letter} data-place={`letter-${id}`} data-initial>
            {letter}{' '}
          </span>
          <span className={columns.number} data-counts>
            {id}
          </span>
        </span>
      </li>
    ))}
  </Cue>
)

/** The room of a name and a letter under their piece in the cascade. */
const Tag = () => (
  <div className={css.tag} aria-hidden="true">
    <i className={css.tagName} data-place="tag-name" />
    <i className={css.tagLetter} data-place="tag-letter" />
  </div>
)

/** The four shapes, then a base pattern of them and the selection index that moves with the scroll. */
export default function Representation() {
  const anchor = progressAt(REPRESENTATION, 'rung')
  return (
    <Stage
      id="representation"
      pin={PIN_LENGTH.representation}
      reach={REACH}
      labelledBy="representation-title"
      className={css.representation}
      after={<i id="base-pattern" className={css.anchor} style={{ '--at': anchor }} />}
      data={live ? { 'data-pattern': live.basePattern, 'data-index': live.selectionIndex } : {}}
    >
      <Cue as="h2" {...textOf(REPRESENTATION, 'heading')} id="representation-title" className={css.heading}>
        REPRESENTATION
      </Cue>
      <Tag />
      <Legend />
      <Cue as="p" {...textOf(REPRESENTATION, 'caption')} className={css.caption}>
        Each of the {inWords(SHAPE_COUNT)} shapes keeps one letter and one number.{' '}
        <span className={css.offer} data-offer>
          <Cue as="span" {...textOf(REPRESENTATION, 'turn-hint')}>
            Turn one over.
          </Cue>
        </span>
      </Cue>
      {live && (
        <div className={css.sum} data-sum>
          <BasePattern session={live} />
          <Equation session={live} />
          <p className="visually-hidden" aria-live="polite" data-said />
        </div>
      )}
    </Stage>
  )
}
