import { COLUMNS, PARITIES } from '../../src/rules/constants.ts'
import type { DataSheetEntry, Row } from '../../src/rules/sheet.ts'

const HEAD = ['place', 'pattern', ...PARITIES.flatMap(row => COLUMNS.map(c => `${row} ${c}`))]

/** Returns the entries as a table for a terminal, in their order; columns are as wide as what stands in them. */
export function formatTable(entries: readonly DataSheetEntry[]): string {
  const rows = entries.map(({ basePattern, odd, even }, place) =>
    [place, basePattern, ...odd, ...even].map(String),
  )
  const lines = [HEAD, ...rows]
  const widths = HEAD.map((_, i) => Math.max(...lines.map(cells => cells[i]?.length ?? 0)))
  return lines.map(cells => cells.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  ')).join('\n')
}

/** Returns what changes from one season to another, one line for each row, entry or order; empty where nothing does. */
export function describeChanges(
  before: readonly DataSheetEntry[],
  after: readonly DataSheetEntry[],
): readonly string[] {
  const old = new Map(before.map(entry => [entry.basePattern, entry]))
  const current = new Set(after.map(({ basePattern }) => basePattern))
  const removed = before.filter(({ basePattern }) => !current.has(basePattern))
  const lines = after.flatMap(entry => {
    const previous = old.get(entry.basePattern)
    if (!previous) return [`+ ${entry.basePattern}  odd ${list(entry.odd)}  even ${list(entry.even)}`]
    return PARITIES.filter(row => list(previous[row]) !== list(entry[row])).map(
      row => `~ ${entry.basePattern}  ${row} ${list(previous[row])} → ${list(entry[row])}`,
    )
  })
  lines.push(...removed.map(({ basePattern }) => `- ${basePattern}`))
  const kept = before.map(({ basePattern }) => basePattern).filter(pattern => current.has(pattern))
  const order = after.map(({ basePattern }) => basePattern).filter(pattern => old.has(pattern))
  if (kept.join() !== order.join()) lines.push('~ the order of the entries')
  return lines
}

const list = (row: Row): string => row.join(' ')
