import { COLUMNS } from '../../rules/constants.ts'
import type { Session } from '../../rules/session.ts'
import { SESSIONS_CUES as CUES } from '../../timeline/cues.ts'
import { Cue } from '../cue.tsx'
import css from './read-out.module.css'

/** Places of the digits: the base pattern's, and the index. */
const PLACES = [...COLUMNS, COLUMNS.length] as const

/** All that one place of the read-out shows in turn, one line below the other: it rolls in its clip. */
const Reel = ({ lines }: { readonly lines: readonly string[] }) => (
  <span className={css.clip}>
    <span data-reel>{lines.join('\n')}</span>
  </span>
)

/** The five digits of the session that is told of, large; the label beside its plate is the text that counts, and names it. */
export const ReadOut = ({ sessions }: { readonly sessions: readonly Session[] }) => (
  <Cue
    from={CUES.readOut}
    cutFrom={CUES.enter}
    until={CUES.leave}
    alone={CUES.labelsAlone}
    className={css.out}
    aria-hidden="true"
  >
    <p className={css.words} data-fades>
      <Reel
        lines={sessions.map(
          ({ basePattern, selectionIndex }) => `pattern ${basePattern}, index ${selectionIndex}`,
        )}
      />
    </p>
    <p className={css.digits} data-fades>
      {PLACES.map(place => (
        <Reel key={place} lines={sessions.map(({ pattern }) => pattern[place] ?? '')} />
      ))}
    </p>
  </Cue>
)
