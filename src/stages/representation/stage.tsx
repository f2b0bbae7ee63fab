import { SHAPE_COUNT } from '../../content/facts.ts'
import { inWords } from '../../content/mdx/words.ts'
import { LANDING_SESSIONS } from '../../content/showcase.ts'
import { Cue } from '../../landing/cue.tsx'
import { Stage } from '../../landing/stage.tsx'
import { REPRESENTATION_CUES as CUES, HAND_CUES, REPRESENTATION_REACH } from '../../timeline/cues.ts'
import { PIN_LENGTH } from '../../timeline/stages.ts'
import { BasePatternColumns } from './base-pattern.tsx'
import { Equation } from './equation.tsx'
import { Legend } from './legend.tsx'
import css from './stage.module.css'

const [live] = LANDING_SESSIONS
/** The heading in the parts that rise with a piece each. */
const HEADING = ['REPR', 'ESE', 'NTA', 'TION'] as const

/** The four shapes, then a base pattern of them and the selection index that moves with the scroll. */
export default function Representation() {
  return (
    <Stage
      id="representation"
      pin={PIN_LENGTH.representation}
      reach={REPRESENTATION_REACH}
      labelledBy="representation-title"
      className={css.representation}
      after={<i id="base-pattern" className={css.anchor} style={{ '--at': CUES.sessionPattern }} />}
      data={live ? { 'data-pattern': live.basePattern, 'data-index': live.selectionIndex } : {}}
    >
      <Cue
        as="h2"
        {...CUES.heading}
        rise={false}
        id="representation-title"
        className={css.heading}
        aria-label={HEADING.join('')}
      >
        {HEADING.map(part => (
          <span key={part}>{part}</span>
        ))}
      </Cue>
      <Legend />
      <Cue as="p" {...CUES.caption} className={css.caption}>
        <span data-leaves>
          Each of the {inWords(SHAPE_COUNT)} shapes keeps one letter and one number.{' '}
          <span className={css.offer} data-offer>
            <Cue as="span" {...HAND_CUES.legend} rise={false}>
              Turn one over.
            </Cue>
          </span>
        </span>
      </Cue>
      {live && (
        <div data-orders data-digits>
          <div data-leaves>
            <BasePatternColumns session={live} />
          </div>
          <div data-leaves>
            <Equation session={live} />
          </div>
          <p className="visually-hidden" aria-live="polite" data-said />
        </div>
      )}
    </Stage>
  )
}
