import type { Layout } from './layout.ts'

/** Whether a group of patterns begins with an entry, six in a complete sheet: it has another shape first than the one before. */
export function beginsGroup({ entryColumns }: Layout, entry: number): boolean {
  if (entry <= 0) return false
  let begins = false
  for (let shape = 0; shape < 4; shape++)
    if (entryColumns[entry * 4 + shape] === 0) begins = entryColumns[(entry - 1) * 4 + shape] !== 0
  return begins
}
