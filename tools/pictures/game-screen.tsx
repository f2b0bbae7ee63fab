import type { CSSProperties, ReactNode } from 'react'
import { BRAND } from '../../src/content/brand.ts'
import { kolamPath } from '../../src/kolam/path.ts'
import { strokeAt } from '../../src/kolam/stroke.ts'
import { COLUMNS, LOCK_PERIOD_SEC, SESSION_PERIOD_SEC } from '../../src/rules/constants.ts'
import { type BasePattern, shapeAt } from '../../src/rules/patterns.ts'
import { phaseAt, type Session } from '../../src/rules/session.ts'
import { Mark, RingIcon, ShapeIcon } from '../../src/ui/shapes.tsx'
import { SCREEN } from './files.ts'
import type { GameState } from './game-state.ts'

const [IVORY, MUTE, INK, MARIGOLD] = ['var(--ivory)', 'var(--mute)', 'var(--ink)', 'var(--marigold)']
const TILE = { borderRadius: 'var(--r-tray)', background: '#1a1826' }
const EDGE = '#45405a'
const LOCKED = 'repeating-linear-gradient(135deg, var(--circle-edge) 0 2px, #3a1a14 2px 5px)'
const MONO = { fontFamily: 'var(--mono)', fontStretch: '75%', fontWeight: 600 } as const
const BETWEEN = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const
const LINE = { ...BETWEEN, padding: '0 20px', marginBottom: 7.6, color: MUTE } as const
const FOUR = { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)' } as const
const CELL = { position: 'relative', display: 'grid', placeItems: 'center' } as const
const RULE = { margin: '0 18px', paddingTop: 3.4, borderTop: '1.5px dotted #5a556d', color: MUTE } as const
const VALUE: CSSProperties = {
  paddingTop: 2,
  font: '600 21px / 1.15 var(--mono)',
  fontStretch: '75%',
  letterSpacing: '-0.04em',
  textAlign: 'center',
}

/** The phone's own line above the app: the hour, the signal and the battery. */
const StatusBar = () => (
  <div style={{ ...BETWEEN, height: 50, padding: '22px 30px 0', fontSize: 15, fontWeight: 600 }}>
    <span>10:24</span>
    <svg width="50" height="14" viewBox="0 0 50 14" fill="currentColor" aria-hidden="true">
      {[4, 7, 10, 13].map((height, i) => (
        <rect key={height} x={5 * i} y={13.5 - height} width="3" height={height} rx="1" />
      ))}
      <rect x="23.5" y="1.5" width="22" height="12" rx="3.5" fill="none" stroke="currentColor" opacity=".5" />
      <rect x="25.5" y="3.5" width="15" height="8" rx="2" />
      <rect x="47" y="5" width="2" height="5" rx="1" opacity=".5" />
    </svg>
  </div>
)

/** One cell for each second: gone, left, or locked. */
function SecondCells({ elapsedSec }: { readonly elapsedSec: number }) {
  const colourOf = (second: number): string =>
    second < elapsedSec ? '#2c2939' : phaseAt(second) === 'locked' ? LOCKED : IVORY
  const columns = { display: 'grid', gridTemplateColumns: 'repeat(25, 1fr)', gap: 3 }
  return (
    <div style={{ ...columns, margin: '16px 20px 7px' }}>
      {[...Array(SESSION_PERIOD_SEC).keys()].map(second => (
        <i key={second} style={{ height: 18, borderRadius: 2, background: colourOf(second) }} />
      ))}
    </div>
  )
}

/** Size of the pattern's line, px, and cells across it. */
const KOLAM_PX = 27
const CELLS = 4

/** The pattern's own line, turned into a square as all small ones are; higher than its line of text, which it leaves as it is. */
const Kolam = ({ pattern }: { readonly pattern: BasePattern }) => (
  <svg
    viewBox={`${-CELLS / 2} ${-CELLS / 2} ${CELLS} ${CELLS}`}
    width={KOLAM_PX}
    height={KOLAM_PX}
    style={{ marginBlock: -8, fill: 'none', stroke: 'currentColor' }}
    aria-hidden="true"
  >
    <path d={kolamPath(pattern)} transform="rotate(45)" strokeWidth={strokeAt(KOLAM_PX / CELLS)} />
  </svg>
)

/** The four tokens of the open session's base pattern over the sheet values and the chances of their columns. */
function CurrentPattern({ session, row, chances, place, places, chosen }: GameState) {
  const digits = String(places).length
  const card = { borderRadius: 'var(--r-card)', background: 'var(--ink-2)' }
  // All that stands in the chosen column, in a little more light.
  const lane = { insetInlineStart: 10 + 84 * chosen, top: 36, bottom: 9, width: 78, background: '#ffffff14' }
  return (
    <section style={{ ...card, position: 'relative', margin: '12.4px 20px 14px', padding: '10.6px 0 8px' }}>
      <i style={{ ...lane, position: 'absolute', borderRadius: 12 }} />
      <header style={{ ...BETWEEN, padding: '0 18px', color: MUTE }}>
        <span>Base pattern</span>
        <b style={{ ...MONO, display: 'flex', alignItems: 'center', gap: 9, color: IVORY, fontWeight: 500 }}>
          <Kolam pattern={session.basePattern} />
          {`${String(place).padStart(digits, '0')}/${places}`}
        </b>
      </header>
      <div style={{ ...FOUR, padding: '6px 7px' }}>
        {COLUMNS.map(column => (
          <div key={column} style={{ ...CELL, height: 66 }}>
            <ShapeIcon shape={shapeAt(session.basePattern, column)} size={56} />
          </div>
        ))}
      </div>
      <p style={RULE}>Sheet values, {session.parity}</p>
      <div style={{ ...FOUR, padding: '0 7px 4px' }}>
        {COLUMNS.map(column => (
          <div key={column} style={VALUE}>
            {row[column]}
          </div>
        ))}
      </div>
      <p style={RULE}>Chances</p>
      <div style={{ ...FOUR, padding: '0 7px 4px' }}>
        {COLUMNS.map(column => (
          <div key={column} style={{ ...VALUE, ...(column === chosen && { color: MARIGOLD }) }}>
            {Math.round(chances[column])}
            <small style={{ font: '500 15px / 1 var(--sans)', letterSpacing: 0, opacity: 0.7 }}>%</small>
          </div>
        ))}
      </div>
    </section>
  )
}

function LastSession({ number, basePattern, selectionIndex, pattern }: Session) {
  const line = { borderTop: `1.5px dotted ${EDGE}`, color: MUTE, font: '500 15px / 1 var(--mono)' }
  const columns = { display: 'grid', gridTemplateColumns: '64px repeat(4, 46px) 1fr', alignItems: 'center' }
  return (
    <div style={{ ...line, ...columns, fontStretch: '75%', margin: '0 20px' }}>
      <span>{number}</span>
      {COLUMNS.map(column => (
        <div key={column} style={{ ...CELL, height: 42 }}>
          <ShapeIcon shape={shapeAt(basePattern, column)} size={20} />
          {column === selectionIndex && (
            <div style={{ position: 'absolute', color: IVORY }}>
              <RingIcon size={20} />
            </div>
          )}
        </div>
      ))}
      <b style={{ ...MONO, color: IVORY, fontSize: 17, letterSpacing: '0.02em', textAlign: 'right' }}>
        {pattern}
      </b>
    </div>
  )
}

const Said = ({ children }: { readonly children: ReactNode }) => (
  <b style={{ ...MONO, margin: '0 1px', fontSize: 16 }}>{children}</b>
)

/** What the game says of the column that is chosen, until it says which one has been drawn. */
const Answer = ({ session, openSec, chosen, isDrawn }: GameState) =>
  isDrawn ? (
    <>
      Column <Said>{session.selectionIndex}</Said> drawn: <Said>{session.pattern}</Said>
    </>
  ) : (
    <>
      Column <Said>{chosen}</Said> chosen.{' '}
      {openSec > 0 ? 'You can still change it.' : 'Locked until the draw.'}
    </>
  )

/** The columns to choose from. */
function Choice({ chosen }: Pick<GameState, 'chosen'>) {
  const option = { ...MONO, ...TILE, height: 82, fontSize: 34, textAlign: 'center' } as const
  const other = { border: `2px solid ${EDGE}`, lineHeight: '78px' }
  const taken = { border: `3px solid ${IVORY}`, background: IVORY, color: INK, lineHeight: '76px' }
  const inside = { boxShadow: `inset 0 0 0 2px ${INK}` }
  return (
    <div style={{ ...FOUR, gap: 9, padding: '0 20px' }}>
      {COLUMNS.map(column => (
        <b key={column} style={{ ...option, ...(column === chosen ? { ...taken, ...inside } : other) }}>
          {column}
        </b>
      ))}
    </div>
  )
}

/** The game's own line: its name, and that it is practice. */
function TitleBar() {
  const name = { marginRight: 'auto', paddingTop: 1, font: '800 21px / 1 var(--sans)', fontStretch: '112%' }
  const chip = { padding: '9px 11px 6px', borderRadius: 'var(--r-chip)', background: MARIGOLD, color: INK }
  const small = { font: '700 12px / 1 var(--sans)', fontStretch: '105%', letterSpacing: '0.07em' }
  return (
    <div style={{ ...BETWEEN, padding: '0 20px', height: 48, gap: 9 }}>
      <Mark size={28} />
      <strong style={name}>{BRAND.name}</strong>
      <span style={{ ...chip, ...small }}>PRACTICE MODE</span>
    </div>
  )
}

/** The number of the session, and how long it lasts still. */
function Clock({ session, leftSec }: GameState) {
  const number = { display: 'block', color: IVORY, fontSize: 22, letterSpacing: '-0.03em' }
  const left = { color: IVORY, fontSize: 64, lineHeight: 0.8, letterSpacing: '-0.06em' }
  return (
    <div style={{ ...BETWEEN, padding: '0 20px', alignItems: 'flex-end', height: 64, color: MUTE }}>
      <div>
        Session<b style={{ ...MONO, ...number }}>{session.number}</b>
      </div>
      <div>
        <b style={{ ...MONO, ...left }}>{leftSec}</b> s left
      </div>
    </div>
  )
}

/** The game on a phone, 390 × 844 CSS px, as the hero shows it. */
export function GameScreen(state: GameState) {
  const { elapsedSec, openSec, last } = state
  const ground = {
    overflow: 'hidden',
    background: '#100e19',
    color: IVORY,
    font: '500 16px / 1.2 var(--sans)',
  }
  const bar = { inset: 'auto calc(50% - 67px) 8px', height: 5, borderRadius: 3, background: IVORY }
  const answer = { margin: '12px 20px 16px', padding: '16px 0 14px', font: '600 17px / 20px var(--sans)' }
  return (
    <main style={{ ...SCREEN, ...ground, position: 'relative' }}>
      <StatusBar />
      <TitleBar />
      <Clock {...state} />
      <SecondCells elapsedSec={elapsedSec} />
      <div style={LINE}>
        <span>{openSec > 0 ? `Open for ${openSec} s more` : 'Closed'}</span>
        <b style={{ color: 'var(--locked)', font: '600 15px / 1.2 var(--sans)' }}>
          Last {LOCK_PERIOD_SEC} s locked
        </b>
      </div>
      <CurrentPattern {...state} />
      <div style={LINE}>Your column</div>
      <Choice {...state} />
      <p style={{ ...TILE, ...answer, textAlign: 'center' }}>
        <Answer {...state} />
      </p>
      <div style={LINE}>
        <span>Last sessions</span>
        <span>Session pattern</span>
      </div>
      {last.map(played => (
        <LastSession key={played.number} {...played} />
      ))}
      <i style={{ ...bar, position: 'absolute' }} />
    </main>
  )
}
