import { BRAND } from '../../src/content/brand.ts'
import { kolamPath } from '../../src/kolam/path.ts'
import { strokeAt } from '../../src/kolam/stroke.ts'
import { COLUMNS, LOCK_PERIOD_SEC, SESSION_PERIOD_SEC } from '../../src/rules/constants.ts'
import { type BasePattern, shapeAt } from '../../src/rules/patterns.ts'
import { phaseAt, type Session } from '../../src/rules/session.ts'
import { Mark, RingIcon, ShapeIcon } from '../../src/ui/shapes.tsx'
import type { GameState } from './game-state.ts'

/** The phone's own line above the app: the hour, the signal and the battery. */
function StatusBar() {
  return (
    <div className="status">
      <span>10:24</span>
      <svg width="50" height="14" viewBox="0 0 50 14" fill="currentColor" aria-hidden="true">
        {[4, 7, 10, 13].map((height, i) => (
          <rect key={height} x={5 * i} y={13.5 - height} width="3" height={height} rx="1" />
        ))}
        <rect
          x="23.5"
          y="1.5"
          width="22"
          height="12"
          rx="3.5"
          fill="none"
          stroke="currentColor"
          opacity=".5"
        />
        <rect x="25.5" y="3.5" width="15" height="8" rx="2" />
        <rect x="47" y="5" width="2" height="5" rx="1" opacity=".5" />
      </svg>
    </div>
  )
}

/** One cell for each second: gone, left, or locked. */
function SecondCells({ elapsedSec }: { readonly elapsedSec: number }) {
  const seconds = Array.from({ length: SESSION_PERIOD_SEC }, (_, second) => second)
  return (
    <div className="seconds">
      {seconds.map(second => (
        <i key={second} className={second < elapsedSec ? 'gone' : phaseAt(second)} />
      ))}
    </div>
  )
}

/** Size of the pattern's line, px, and cells across it. */
const LINE_PX = 27
const CELLS = 4

/** The pattern's own line, turned into a square as all small ones are. */
const Kolam = ({ pattern }: { readonly pattern: BasePattern }) => (
  <svg
    viewBox={`${-CELLS / 2} ${-CELLS / 2} ${CELLS} ${CELLS}`}
    width={LINE_PX}
    height={LINE_PX}
    aria-hidden="true"
  >
    <path d={kolamPath(pattern)} transform="rotate(45)" strokeWidth={strokeAt(LINE_PX / CELLS)} />
  </svg>
)

/** The four tokens of the open session's base pattern over the sheet values and the chances of their columns. */
function CurrentPattern({ session, row, chances, place, places, chosen }: GameState) {
  const digits = String(places).length
  return (
    <section className="pattern">
      <i className="lane" style={{ insetInlineStart: `calc(10px + 84px * ${chosen})` }} />
      <header>
        <span>Base pattern</span>
        <b className="place">
          <Kolam pattern={session.basePattern} />
          {`${String(place).padStart(digits, '0')}/${places}`}
        </b>
      </header>
      <div className="columns">
        {COLUMNS.map(column => (
          <div key={column}>
            <ShapeIcon shape={shapeAt(session.basePattern, column)} size={56} />
          </div>
        ))}
      </div>
      <p className="name">Sheet values, {session.parity}</p>
      <div className="columns values">
        {COLUMNS.map(column => (
          <div key={column}>{row[column]}</div>
        ))}
      </div>
      <p className="name">Chances</p>
      <div className="columns values">
        {COLUMNS.map(column => (
          <div key={column} className={column === chosen ? 'chosen' : ''}>
            {Math.round(chances[column])}
            <small>%</small>
          </div>
        ))}
      </div>
    </section>
  )
}

function LastSession({ number, basePattern, selectionIndex, pattern }: Session) {
  return (
    <div className="session">
      <span>{number}</span>
      {COLUMNS.map(column => (
        <div key={column}>
          <ShapeIcon shape={shapeAt(basePattern, column)} size={20} />
          {column === selectionIndex && <RingIcon className="ring" size={20} />}
        </div>
      ))}
      <b className="drawn">{pattern}</b>
    </div>
  )
}

/** What the game says of the column that is chosen, until it says which one has been drawn. */
function Answer({ session, openSec, chosen, isDrawn }: GameState) {
  if (isDrawn)
    return (
      <>
        Column <b>{session.selectionIndex}</b> drawn: <b>{session.pattern}</b>
      </>
    )
  return (
    <>
      Column <b>{chosen}</b> chosen. {openSec > 0 ? 'You can still change it.' : 'Locked until the draw.'}
    </>
  )
}

/** The game on a phone, 390 × 844 CSS px, as the hero shows it. */
export function GameScreen(state: GameState) {
  const { session, elapsedSec, leftSec, openSec, last } = state
  return (
    <main className="screen">
      <StatusBar />
      <div className="bar">
        <Mark size={28} />
        <strong>{BRAND.name}</strong>
        <span className="practice">PRACTICE MODE</span>
      </div>
      <div className="clock">
        <div>
          Session<b className="number">{session.number}</b>
        </div>
        <div className="left">
          <b>{leftSec}</b> s left
        </div>
      </div>
      <SecondCells elapsedSec={elapsedSec} />
      <div className="line">
        <span>{openSec > 0 ? `Open for ${openSec} s more` : 'Closed'}</span>
        <b className="lock">Last {LOCK_PERIOD_SEC} s locked</b>
      </div>
      <CurrentPattern {...state} />
      <div className="line">Your column</div>
      <div className="choice">
        {COLUMNS.map(column => (
          <b key={column} className={column === state.chosen ? 'option chosen' : 'option'}>
            {column}
          </b>
        ))}
      </div>
      <p className="answer">
        <Answer {...state} />
      </p>
      <div className="line">
        <span>Last sessions</span>
        <span>Session pattern</span>
      </div>
      {last.map(played => (
        <LastSession key={played.number} {...played} />
      ))}
    </main>
  )
}
