import { atom } from 'jotai/vanilla'
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { afterFrame } from '../../frame/after-frame.ts'
import { COLUMNS, PARITIES } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { sheetValueText } from '../../rules/sheet-value.ts'
import { type LayoutMode, store } from '../../state/store.ts'
import { useStored } from '../../state/use-stored.ts'
import { tipHref } from '../../ui/kolam/symbols.tsx'
import { patternAnchor } from '../../viewport/moment.ts'
import { IS_SAMPLE } from '../sample-mark.tsx'
import css from './whole-table.module.css'

/** The button that has opened the panel; null while that is closed. */
const openerAtom = atom<HTMLElement | null>(null)
const close = (): void => store.set(openerAtom, null)

interface TableProps {
  readonly entries: readonly DataSheetEntry[]
  /** Whether a link to a pattern leads to its row. */
  readonly isAnchored: boolean
  /** Whether its shapes are there, or their room alone. */
  readonly hasShapes: boolean
}

/** The whole sheet as one table. What opens its panel leaves it alone. */
const Table = memo(function Table({ entries, isAnchored, hasShapes }: TableProps) {
  return (
    <table className={hasShapes ? css.table : `${css.table} ${css.bare}`}>
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
              {hasShapes && (
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
})

/** The button that shows the whole table. */
export function WholeTableOpener() {
  const isOpen = useStored(openerAtom) !== null
  return (
    <button
      type="button"
      data-late
      className={css.opener}
      aria-expanded={isOpen}
      aria-controls="whole-sheet"
      onClick={({ currentTarget }) => store.set(openerAtom, currentTarget)}
    >
      <span className={css.verb}>Show the </span>whole table
    </button>
  )
}

interface WholeTableProps {
  readonly entries: readonly DataSheetEntry[]
  /** How the page is laid out: in flow a link to a pattern leads to its row of this table. */
  readonly mode: LayoutMode
}

/**
 * The panel of the whole table, outside the pinned stage: always in the page for who listens, on screen when asked for or when there
 * is no scene. It is laid out as it will lie, so that a press has only to show it; its shapes come after that.
 */
export function WholeTable({ entries, mode }: WholeTableProps) {
  const opener = useStored(openerAtom)
  const [wasSeen, setSeen] = useState(false)
  const closer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!opener) return undefined
    closer.current?.focus({ preventScroll: true })
    return afterFrame(() => startTransition(() => setSeen(true)))
  }, [opener])
  useEffect(() => close, [])

  function leave(): void {
    close()
    opener?.focus({ preventScroll: true })
  }

  // While it is open, Tab leads to its one button.
  function onKeyDown(event: KeyboardEvent): void {
    if (!opener) return
    if (event.key === 'Escape') leave()
    if (event.key !== 'Tab') return
    event.preventDefault()
    closer.current?.focus({ preventScroll: true })
  }

  // The panel lies over the page: what takes the focus from it all the same must not stay covered.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside the panel
    <div
      id="whole-sheet"
      {...(opener && {
        role: 'dialog',
        'aria-modal': true,
        'aria-label': 'Whole table',
        tabIndex: -1,
        'data-open': true,
      })}
      className={css.panel}
      data-lenis-prevent
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {opener && (
        <button ref={closer} type="button" className={css.closer} onClick={leave}>
          Close
        </button>
      )}
      <Table entries={entries} isAnchored={mode === 'flow'} hasShapes={wasSeen || mode !== 'pinned'} />
    </div>
  )
}
