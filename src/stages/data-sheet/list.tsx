import { progressAt } from '../../film/score.ts'
import { MARKER_PX, SHAPE_PX } from '../../film/stages.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { type BasePattern, shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { placeText } from '../../rules/sheet-value.ts'
import { ODD_EVEN } from '../../story/odd-even/score.ts'
import { KolamGlyph } from '../../ui/kolam/glyph.tsx'
import { RingIcon, ShapeIcon, shapeColour } from '../../ui/shapes.tsx'
import { Cue } from '../cue.tsx'
import { goToRow } from './going.ts'
import css from './list.module.css'

/** Where in ODD & EVEN the data sheet's words have gone: its row has grown over them. */
export const SHEET_GONE = progressAt(ODD_EVEN, 'spread')
/** What goes last from the sheet, when the tray has poured over it. */
export const IN_THE_END = { from: 0, until: 1, next: SHEET_GONE } as const
/** Rows repeated beyond each end, so that the window is full at the first and the last pattern. */
const CLONES = 2
/** Where the shape of a column stands, as in the large figure: its colour in the loop, clockwise from the top left. */
const LOOPS = ['--a', '--b', '--c', '--d'] as const

const coloursOf = (pattern: BasePattern): Record<string, string> =>
  Object.fromEntries(COLUMNS.map(column => [LOOPS[column], shapeColour(shapeAt(pattern, column)).base]))

interface PatternListProps {
  readonly entries: readonly DataSheetEntry[]
  /** Tokens, tray and ring are drawn by the page: there is no scene. */
  readonly flat: boolean
}

/** A row; one that is pressed brings its pattern into the middle and the marker to a shape. By keyboard the ticks do that. */
function PatternRow({ entries, flat, place }: PatternListProps & { readonly place: number }) {
  const n = entries.length
  const i = (place + n * CLONES) % n
  const pattern = entries[i]?.basePattern
  if (!pattern) return null
  const clone = place !== i
  return (
    <li
      className={css.row}
      style={{ '--down': n - 1 - place }}
      data-position={placeText(i, n)}
      {...(clone ? { 'aria-hidden': true } : { 'data-row': true })}
    >
      {flat && (
        <span className={css.tokens}>
          {COLUMNS.map(column => (
            <ShapeIcon key={column} shape={shapeAt(pattern, column)} size={SHAPE_PX} />
          ))}
        </span>
      )}
      <span className={css.name}>
        <span className={css.glyph} style={coloursOf(pattern)} data-glyph>
          <KolamGlyph pattern={pattern} px={MARKER_PX} />
        </span>
        {pattern}
      </span>
      {!clone && (
        <button
          type="button"
          className={css.press}
          tabIndex={-1}
          aria-label={`Show pattern ${pattern}`}
          onClick={event => goToRow(i, event.clientX)}
        />
      )}
    </li>
  )
}

/** The window of five rows: entry 0 at the bottom of the list, the last at its top, ends joined. */
export function PatternList({ entries, flat }: PatternListProps) {
  const n = entries.length
  const places = Array.from({ length: n + 2 * CLONES }, (_, down) => n - 1 + CLONES - down)
  return (
    <div className={css.area}>
      <div className={css.window} data-place="window">
        {flat && (
          <>
            <div className={css.tray} />
            <div className={css.ring} data-ring>
              <RingIcon size={SHAPE_PX} />
            </div>
          </>
        )}
        <i className={css.corners} data-late />
      </div>
      <Cue {...IN_THE_END} className={css.view}>
        <p className={css.legend} aria-hidden data-names>
          <span>no.</span>
          <span>pattern</span>
        </p>
        <div className={css.clip} data-names>
          <ol className={css.list} aria-label="Base patterns, first one last" data-list>
            {places.map(place => (
              <PatternRow key={place} entries={entries} flat={flat} place={place} />
            ))}
          </ol>
        </div>
      </Cue>
    </div>
  )
}
