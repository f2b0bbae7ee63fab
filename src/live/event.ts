/** The event on `window` that carries the data sheet; its `detail` is the list of entries, not validated. */
export const SET_DATA_SHEET = 'set-data-sheet'

/** Hands a list of entries to the page, from whichever source. */
export function publishSheet(entries: readonly unknown[]): void {
  window.dispatchEvent(new CustomEvent(SET_DATA_SHEET, { detail: entries }))
}
