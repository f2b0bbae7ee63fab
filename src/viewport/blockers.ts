/**
 * Why the stages cannot be pinned now: the text needs more room than they have, nothing can be drawn behind them,
 * or the page is read from top to bottom: printed, or taken as one picture.
 */
export type Blocker = 'text' | 'no-scene' | 'print' | 'picture'

/** Those that there are; `mode.ts` alone writes them. */
export const blockers = new Set<Blocker>()

/**
 * Whether the page is laid out for paper: what is on the screen waits for it to come back. The medium is asked too, for
 * sizes are observed before its change is.
 */
export const isPrinting = (): boolean => blockers.has('print') || matchMedia('print').matches
