/**
 * What stands when so many parts of the sheet's sections have come: each comes in a task of its own, since all at once
 * would hold the page up.
 */
export const PARTS = { frames: 1, parity: 2, list: 3, whole: 4 } as const
