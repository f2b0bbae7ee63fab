import { COLUMNS } from '../../rules/constants.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { longestPercent } from '../percent.ts'
import css from './table.module.css'

/** The odd and even row of the current pattern. Its numbers are written by the motion of the stage. */
export function CurrentTable({ entries }: { readonly entries: readonly DataSheetEntry[] }) {
  return (
    <div className={css.frame} style={{ '--chars': longestPercent(entries) }}>
      <span className={css.unit}>
        per cent<span className={css.wide}>, by column</span>
      </span>
      <div className={css.ink} data-ink />
      <table className={css.table}>
        <caption>PROBABILITY DISTRIBUTION</caption>
        <thead>
          <tr>
            <td className={css.corner}>column</td>
            {COLUMNS.map(column => (
              <th key={column} scope="col" data-head>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">ODD</th>
            {COLUMNS.map(column => (
              <td key={column} data-odd />
            ))}
          </tr>
          <tr>
            <th scope="row">EVEN</th>
            {COLUMNS.map(column => (
              <td key={column} data-even />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
