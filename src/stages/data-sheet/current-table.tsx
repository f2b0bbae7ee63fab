import { longestValue } from '../../landing/longest-value.ts'
import { COLUMNS } from '../../rules/constants.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { ColumnHead } from './column-head.tsx'
import css from './table.module.css'
import { TowerRoom } from './tower-room.tsx'

const ROWS = ['odd', 'even'] as const

interface CurrentTableProps {
  readonly entries: readonly DataSheetEntry[]
  /** Towers and ink column are drawn by the page: there is no scene. */
  readonly flat: boolean
}

/**
 * The odd and even row of the current pattern, and over their columns the room of the towers: one figure. The driver of
 * the stage writes its numbers, into the table and into the ivory copy that the ink column shows.
 */
export function CurrentTable({ entries, flat }: CurrentTableProps) {
  return (
    <div className={css.frame} style={{ '--chars': longestValue(entries) }} data-slot="sheet-table">
      {flat && <div className={css.ink} data-ink />}
      <TowerRoom flat={flat} />
      <table className={css.table}>
        <caption>PROBABILITY DISTRIBUTION</caption>
        <thead>
          <tr>
            <td className={css.corner} />
            {COLUMNS.map(column => (
              <th key={column} scope="col" data-head>
                <ColumnHead column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(row => (
            <tr key={row}>
              <th scope="row" data-slot={`row-${row}`}>
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
      <i className={css.type} data-slot="sheet-number" />
    </div>
  )
}

/** The numbers once more in ivory, seen through a window that moves with the ink column. */
const LitNumbers = () => (
  <div className={css.lit} aria-hidden data-lit>
    <div className={css.litCells} data-lit-cells>
      {COLUMNS.map(column => (
        <span key={column} className={css.litHead}>
          {column}
        </span>
      ))}
      {ROWS.map(row => COLUMNS.map(column => <span key={`${row}${column}`} data-lit-value={row} />))}
    </div>
  </div>
)
