import { Cue } from '../../landing/cue.tsx'
import { COLUMNS } from '../../rules/constants.ts'
import type { Session } from '../../rules/session.ts'
import { SESSIONS_CUES as CUES } from '../../timeline/cues.ts'
import css from './read-out.module.css'

/** Places of the digits: the base pattern's, and the index. */
const PLACES = [...COLUMNS, COLUMNS.length] as const

/** The digit that words and line roll with: the middle one. */
const MIDDLE = COLUMNS.length / 2

interface ReelProps {
  /** It rolls with the digit of this place. */
  readonly place: number
  readonly lines?: readonly string[]
}

/** All that one place of the read-out shows in turn, one line below the other: it rolls in its clip. */
const Reel = ({ place, lines = [] }: ReelProps) => (
  <span className={css.clip}>
    <span data-reel={place}>{lines.join('\n')}</span>
  </span>
)

interface ReadOutProps {
  readonly sessions: readonly Session[]
  /** Words of some rows of the stack, and what those mean. */
  readonly words: Readonly<Record<number, string>>
}

/**
 * The session that is told of, large: its five digits, the number line that its index was drawn on (a copy of what its
 * plate tells, put there by the stage's driver), and a line of words. The label beside its plate is the text that counts.
 */
export function ReadOut({ sessions, words }: ReadOutProps) {
  const lines = sessions.map(
    ({ basePattern, selectionIndex }, row) => words[row] ?? `pattern ${basePattern}, index ${selectionIndex}`,
  )
  return (
    <Cue
      from={CUES.readOut}
      cutFrom={CUES.enter}
      until={CUES.leave}
      alone={CUES.labelsAlone}
      className={css.out}
      aria-hidden="true"
    >
      <p className={css.words} data-fades>
        <Reel place={MIDDLE} lines={lines} />
      </p>
      <p className={css.digits} data-fades>
        {PLACES.map(place => (
          <Reel key={place} place={place} lines={sessions.map(({ pattern }) => pattern[place] ?? '')} />
        ))}
      </p>
      <p className={css.line} data-fades>
        <Reel place={MIDDLE} />
      </p>
    </Cue>
  )
}
