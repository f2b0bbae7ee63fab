import { LIVE_CHANCES } from '../../content/showcase.ts'
import { listed } from '../../content/words.ts'
import { shownIn } from '../../film/score.ts'
import { PIN_LENGTH } from '../../film/stages.ts'
import { COLUMNS, SESSION_PERIOD_SEC } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import { ALONE, SESSIONS } from '../../story/sessions/score.ts'
import { KolamFigure } from '../../ui/kolam/figure.tsx'
import { PrintedShape } from '../../ui/shapes.tsx'
import { cueAttributes } from '../../viewport/cues.ts'
import { Cue, textOf } from '../cue.tsx'
import { Stage } from '../stage.tsx'
import { factOf, NEXT, NTH, TOLD, type Told } from './draws.ts'
import figure from './figure.module.css'
import { plateCue } from './labels.ts'
import readOut from './read-out.module.css'
import rows from './rows.module.css'
import css from './stage.module.css'

const CHANCES = listed(LIVE_CHANCES.map(chance => `${Math.round(chance)}%`))
/** Size that the still picture of the kolam is drawn for, px, and of a printed piece over the distance of two. */
const STILL_PX = 240
const PIECE = 0.6
/** A text that stays longer where no data sheet follows. */
const staying = (name: string) => ({ ...textOf(SESSIONS, name), alone: shownIn(ALONE, name).until })
const labels = staying('label')

/** The kolam of the live session's pattern between its words and that session's digits; the scene draws its own. */
const LiveKolam = ({ session: { basePattern, pattern } }: Told) => (
  <Cue as="figure" {...textOf(SESSIONS, 'says')} className={figure.figure}>
    <figcaption className={figure.caption}>
      One line for each pattern: <b>the kolam of {basePattern}.</b>
    </figcaption>
    <div className={figure.kolam} data-place="figure">
      <KolamFigure pattern={basePattern} px={STILL_PX} />
    </div>
    <div className={figure.digits} aria-hidden="true">
      {pattern.slice(0, -1)}
      <b>{pattern.slice(-1)}</b>
    </div>
  </Cue>
)

/** One session: its printed pieces with the marker, its five characters and its word, which lift its plate, and what its draw comes to. */
function SessionRow({ told, row }: { readonly told: Told; readonly row: number }) {
  const { session, word } = told
  const { from, until } = plateCue(row)
  return (
    <li className={rows.row} style={{ '--row': row }} data-row>
      <div className={rows.line}>
        <svg className={rows.pieces} viewBox="0 -.45 4 .9" aria-hidden="true">
          {COLUMNS.map(column => (
            <g key={column} transform={`translate(${column + 0.5}) scale(${PIECE})`}>
              <PrintedShape shape={shapeAt(session.basePattern, column)} size={60} />
            </g>
          ))}
          <circle
            cx={session.selectionIndex + 0.5}
            r=".41"
            fill="none"
            stroke="currentColor"
            strokeWidth=".062"
          />
        </svg>
        <Cue as="span" {...labels} className={rows.shown} data-place={`label-${row}`}>
          <button
            type="button"
            className={rows.label}
            data-grab={`lift ${row}`}
            aria-expanded="false"
            disabled
            {...cueAttributes(from, until)}
            data-cue-alone={1}
          >
            <span className={rows.plate} aria-hidden="true" data-plate />
            {word && <b data-word>{word} </b>}
            <span className={rows.pattern}>
              {session.basePattern}
              <span className={rows.index} data-drawn>
                {session.selectionIndex}
              </span>
            </span>
          </button>
        </Cue>
      </div>
      <p className={rows.fact} data-fact>
        {factOf(told)}
      </p>
    </li>
  )
}

/** The dotted line that joins consecutive selection indices, for the flat list. One unit is one cell. */
function Links() {
  const points = TOLD.map(({ session }, row) => `${session.selectionIndex + 0.5} ${row + 0.5}`)
  const line = `M${points.join('L')}`
  return (
    <li className={css.links} aria-hidden="true" data-links>
      <svg viewBox={`0 0 4 ${TOLD.length}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={line} className={css.halo} />
        <path d={line} />
      </svg>
    </li>
  )
}

/** A stack of six sessions; dotted lines join consecutive selection indices. */
export default function Sessions() {
  const [live] = TOLD
  return (
    <Stage id="sessions" pin={PIN_LENGTH.sessions} labelledBy="sessions-title" className={css.sessions}>
      <Cue as="h2" {...staying('heading')} id="sessions-title" className={css.heading}>
        SESSIONS
      </Cue>
      <Cue as="p" {...staying('text')} className={css.text}>
        Six sessions of a sample season<span className={css.more}>, one after the other</span>,{' '}
        {SESSION_PERIOD_SEC} seconds each
        <span className={css.named}>
          : the live one first, with chances of {CHANCES}; nth is {NTH}, n+1th {NEXT}
        </span>
        . The fifth digit is the selection index, drawn at random
        <span className={css.more}> as a session ends</span>
        <span className={css.hint}>: press a plate to see how</span>.
      </Cue>
      {/* The session that the dots have reached, with the number line of its draw: the stage's driver writes it. */}
      <Cue {...labels} className={readOut.out} aria-hidden="true" data-told>
        <p className={readOut.digits}>
          <span data-told-pattern />
          <b data-told-index />
        </p>
        <div className={readOut.number} data-told-line />
        <p className={readOut.said} data-told-words />
      </Cue>
      <div className={rows.lifted} data-place="lifted" aria-hidden="true" />
      {live && <LiveKolam {...live} />}
      <div className={css.paper} data-place="paper" aria-hidden="true" />
      <div className={css.stack} data-place="stack" aria-hidden="true">
        <div className={css.first} data-place="stack-row" />
      </div>
      <ol className={css.list}>
        {TOLD.map((told, row) => (
          <SessionRow key={told.session.number} told={told} row={row} />
        ))}
        <Links />
      </ol>
    </Stage>
  )
}
