import type { Column } from '../../rules/constants.ts'
import { goToColumn } from './going.ts'
import css from './table.module.css'

/** A column's number: a button that brings the marker there; the room of its towers is part of it. */
export const ColumnHead = ({ column }: { readonly column: Column }) => (
  <button
    type="button"
    className={css.head}
    aria-label={`Column ${column}`}
    onClick={() => goToColumn(column)}
    data-slot={`cell-${column}`}
  >
    {column}
  </button>
)
