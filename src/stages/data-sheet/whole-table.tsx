import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { COLUMNS, PARITIES } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { sheetValueText } from '../../rules/sheet-value.ts'
import type { LayoutMode } from '../../state/store.ts'
import { tipHref } from '../../ui/kolam/symbols.tsx'
import { patternAnchor } from '../../viewport/moment.ts'
import { IS_SAMPLE } from '../sample-mark.tsx'
import css from './whole-table.module.css'

interface WholeTableProps {
  readonly entries: readonly DataSheetEntry[]
  /** Whether a link to a pattern leads to its row. */
  readonly isAnchored: boolean
  /** Whether it is on screen: otherwise it is there for who listens, without its shapes. */
  readonly isSeen: boolean
}

/** The whole sheet as one table: always in the page, on screen when asked for or when there is no scene. */
function WholeTable({ entries, isAnchored, isSeen }: WholeTableProps) {
  return (
    <table className={css.table}>
      <caption>All sheet values of the {IS_SAMPLE && 'sample '}season: not the final odds</caption>
      <colgroup />
      {PARITIES.map(row => (
        <colgroup key={row} span={COLUMNS.length} />
      ))}
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            pattern
          </th>
          {PARITIES.map(row => (
            <th key={row} id={`whole-${row}`} scope="colgroup" colSpan={COLUMNS.length}>
              {row.toUpperCase()}
            </th>
          ))}
        </tr>
        <tr>
          {PARITIES.map(row =>
            COLUMNS.map(column => (
              <th key={`${row}${column}`} scope="col" headers={`whole-${row}`}>
                {column}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <tr key={entry.basePattern} id={isAnchored ? patternAnchor(entry.basePattern) : undefined}>
            <th scope="row">
              {entry.basePattern}
              {isSeen && (
                <span className={css.shapes}>
                  {COLUMNS.map(column => (
                    <svg key={column} viewBox="-0.5 -0.5 1 1" aria-hidden>
                      <use href={tipHref(shapeAt(entry.basePattern, column))} />
                    </svg>
                  ))}
                </span>
              )}
            </th>
            {PARITIES.map(row =>
              COLUMNS.map(column => <td key={`${row}${column}`}>{sheetValueText(entry[row][column])}</td>),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * The button that shows the whole table, and the table's panel, which stands outside the pinned stage.
 * @param mode how the page is laid out: in flow a link to a pattern leads to its row of this table
 */
export function useWholeTable(
  entries: readonly DataSheetEntry[],
  mode: LayoutMode,
): { button: ReactNode; table: ReactNode } {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open) closer.current?.focus({ preventScroll: true })
  }, [open])

  function close(): void {
    setOpen(false)
    opener.current?.focus({ preventScroll: true })
  }

  // While it is open, Tab leads to its one button.
  function onKeyDown(event: KeyboardEvent): void {
    if (!open) return
    if (event.key === 'Escape') close()
    if (event.key !== 'Tab') return
    event.preventDefault()
    closer.current?.focus({ preventScroll: true })
  }

  // The panel lies over the page: what takes the focus from it all the same must not stay covered.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  const button = (
    <button
      ref={opener}
      type="button"
      data-late
      className={css.opener}
      aria-expanded={open}
      aria-controls="whole-sheet"
      onClick={() => setOpen(true)}
    >
      <span className={css.verb}>Show the </span>whole table
    </button>
  )
  const table = (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside the panel
    <div
      id="whole-sheet"
      {...(open && { role: 'dialog', 'aria-modal': true, 'aria-label': 'Whole table', tabIndex: -1 })}
      className={open ? `${css.panel} ${css.open}` : css.panel}
      data-lenis-prevent
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {open && (
        <button ref={closer} type="button" className={css.closer} onClick={close}>
          Close
        </button>
      )}
      <WholeTable entries={entries} isAnchored={mode === 'flow'} isSeen={open || mode !== 'pinned'} />
    </div>
  )
  return { button, table }
}
