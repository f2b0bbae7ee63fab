import { COLUMNS, PARITIES, SHAPES } from '../../rules/constants.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { longestValue } from '../../rules/sheet-value.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import { goToColumn } from './going.ts'
import css from './table.module.css'
import towers from './towers.module.css'

/** Drawn size of the icon on a still tower, px: the style sheet gives it the tower's. */
const ICON_PX = 60

interface CurrentTableProps {
  readonly entries: readonly DataSheetEntry[]
  /** Towers and ink column are drawn by the page: there is no scene. */
  readonly flat: boolean
}

/**
 * The odd and even row of the current pattern, and over their columns the room of the towers: one figure. The driver of
 * the stage writes its numbers, into the table and into the ivory copy that the ink column shows.
 */
export const CurrentTable = ({ entries, flat }: CurrentTableProps) => (
  <div className={css.frame} style={{ '--chars': longestValue(entries) }} data-place="sheet-table">
    {flat && <div className={css.ink} data-ink />}
    <p className={css.unit} data-late aria-hidden>
      sheet values
      <span className={css.every} data-step />
    </p>
    <TowerRoom flat={flat} />
    <table className={css.table} data-numbers>
      <caption data-late>PROBABILITY DISTRIBUTION</caption>
      <thead>
        <tr>
          <td className={css.corner} data-heads />
          {COLUMNS.map(column => (
            <th key={column} scope="col" data-heads>
              <button
                type="button"
                className={css.head}
                aria-label={`Column ${column}`}
                onClick={() => goToColumn(column)}
                data-place={`cell-${column}`}
              >
                {column}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARITIES.map(row => (
          <tr key={row}>
            <th scope="row" data-place={`row-${row}`}>
              {row.toUpperCase()}
            </th>
            {COLUMNS.map(column => (
              <td key={column} data-value={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <LitNumbers />
    <i className={css.type} data-place="sheet-number" />
  </div>
)

/** The numbers once more in ivory, seen through a window that moves with the ink column. */
const LitNumbers = () => (
  <div className={css.lit} aria-hidden data-lit>
    <div className={css.litCells} data-lit-cells>
      {COLUMNS.map(column => (
        <span key={column} className={css.litHead}>
          {column}
        </span>
      ))}
      {PARITIES.map(row => COLUMNS.map(column => <span key={`${row}${column}`} data-lit-value={row} />))}
    </div>
  </div>
)

/** The room over the table: lanes and their words, the values over the marked towers, and the still towers. */
const TowerRoom = ({ flat }: { readonly flat: boolean }) => (
  <div className={towers.room} data-place="towers" aria-hidden>
    {PARITIES.map(row => (
      <span key={row} className={towers.lane} data-lane data-late>
        {row}
      </span>
    ))}
    {flat &&
      PARITIES.map(row =>
        SHAPES.map(({ id, name }) => (
          <span
            key={`${row}${id}`}
            className={towers.tower}
            style={{ '--edge': `var(--${name.toLowerCase()}-edge)` }}
            data-tower={row}
          >
            <ShapeIcon shape={id} size={ICON_PX} />
          </span>
        )),
      )}
    {PARITIES.map(row => (
      <span key={row} className={towers.value} data-over={row} />
    ))}
  </div>
)
