import { Cue } from '../../landing/cue.tsx'
import { placeText } from '../../landing/place-text.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { SHAPE_PX } from '../../timeline/stages.ts'
import { CARRY } from '../../timeline/thresholds.ts'
import { RingIcon, ShapeIcon } from '../../ui/shapes.tsx'
import { goToRow } from './going.ts'
import css from './list.module.css'
import { RowName } from './row-name.tsx'

/** Rows repeated beyond each end, so that the window is full at the first and the last pattern. */
const CLONES = 2

interface PatternListProps {
  readonly entries: readonly DataSheetEntry[]
  /** Tokens, tray and ring are drawn by the page: there is no scene. */
  readonly flat: boolean
}

/** The window of five rows: entry 0 at the bottom of the list, the last at its top, ends joined. */
export function PatternList({ entries, flat }: PatternListProps) {
  const n = entries.length
  const places = Array.from({ length: n + 2 * CLONES }, (_, down) => n - 1 + CLONES - down)
  return (
    <div className={css.window} data-slot="window">
      {flat && <div className={css.tray} />}
      <Cue from={0} until={1} next={CARRY.cut} rise={false} className={css.view}>
        <p className={css.legend} aria-hidden data-list-legend>
          <span>no.</span>
          <span>pattern</span>
        </p>
        <div className={css.clip}>
          <ol className={css.list} aria-label="Base patterns, first one last" data-list>
            {places.map(place => {
              const i = (place + n * CLONES) % n
              const clone = place !== i
              return (
                <li
                  key={place}
                  className={css.row}
                  style={{ '--down': n - 1 - place }}
                  {...(clone ? { 'aria-hidden': true } : { 'data-row': true })}
                >
                  <PatternRow entry={entries[i]} place={placeText(i, n)} flat={flat} />
                  {!clone && <RowButton i={i} pattern={entries[i]?.basePattern ?? ''} />}
                </li>
              )
            })}
          </ol>
        </div>
      </Cue>
      {flat && (
        <div className={css.ring} data-ring>
          <RingIcon size={SHAPE_PX} />
        </div>
      )}
      <i className={css.corner} data-late />
      <i className={css.corner} data-late />
      <i className={css.corner} data-late />
      <i className={css.corner} data-late />
    </div>
  )
}

interface PatternRowProps {
  readonly entry: DataSheetEntry | undefined
  readonly place: string
  readonly flat: boolean
}

const PatternRow = ({ entry, place, flat }: PatternRowProps) => (
  <>
    <span className={css.place}>{place}</span>
    {flat && entry && (
      <span className={css.tokens}>
        {COLUMNS.map(column => (
          <ShapeIcon key={column} shape={shapeAt(entry.basePattern, column)} size={SHAPE_PX} />
        ))}
      </span>
    )}
    {entry && <RowName pattern={entry.basePattern} />}
  </>
)

interface RowButtonProps {
  readonly i: number
  readonly pattern: string
}

/** A row is pressed to bring its pattern into the middle and the marker to a shape; by keyboard the ticks do that. */
const RowButton = ({ i, pattern }: RowButtonProps) => (
  <button
    type="button"
    className={css.press}
    tabIndex={-1}
    aria-label={`Show pattern ${pattern}`}
    onClick={event => goToRow(i, event.clientX)}
  />
)
