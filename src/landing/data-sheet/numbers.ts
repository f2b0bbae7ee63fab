import { roll } from './roll.ts'

/** Writes a number into its cell; rolling or at once. */
export function writeNumber(cell: HTMLElement | undefined, text: string, rolls: boolean): void {
  if (!cell) return
  if (rolls) roll(cell, text)
  else if (cell.textContent !== text || cell.childElementCount > 0) cell.textContent = text
}
