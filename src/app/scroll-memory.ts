import { arrive } from '../stage/arrival.ts'
import { anchorOf } from './anchor.ts'

const STORE = 'scroll'

type Positions = Record<string, number>

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Positions
  } catch {
    return {}
  }
}

/** Key of the history entry on screen. */
let entry = ''
let lastKnownPx = 0

const newKey = (): string => Math.random().toString(36).slice(2)

/** Returns the router's key of the present history entry; the browser's own entries, for hash links, are given one. */
function identify(): string {
  const state = (history.state ?? {}) as { readonly key?: unknown }
  if (typeof state.key === 'string') return state.key
  const key = newKey()
  history.replaceState({ ...state, key }, '')
  return key
}

/** Keeps the position of the history entry on screen for this tab. */
function remember(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...read(), [entry]: lastKnownPx }))
  } catch {
    // Storage is full or refused: going back starts at the top.
  }
}

/** Keeps the position of every page that is left. To be called before the router is made. */
export function followScroll(): void {
  history.scrollRestoration = 'manual'
  entry = identify()
  // Read only when the page is left: in every scroll event it would make the browser lay the page out.
  const look = () => (lastKnownPx = window.scrollY)
  addEventListener('click', look, { capture: true })
  addEventListener('pagehide', () => {
    look()
    remember()
  })
  addEventListener('popstate', () => {
    look()
    remember()
    entry = identify()
  })
}

/** Brings a history entry to its place: the kept position on Back, the anchor, or the top. */
export function restoreScroll(key: string, hash: string, back: boolean): void {
  if (key !== entry) remember()
  entry = key
  const kept = back ? read()[key] : undefined
  arrive(() => {
    const anchor = anchorOf(hash)
    if (kept !== undefined) window.scrollTo(0, kept)
    else if (anchor) anchor.scrollIntoView()
    else if (!back || !hash) window.scrollTo(0, 0)
  })
  lastKnownPx = window.scrollY
}

/** Adds a history entry for an address, as the router would, where there is no router yet. */
export function enterEntry(href: string): void {
  remember()
  entry = newKey()
  history.pushState({ key: entry }, '', href)
}

/** Brings the present history entry to its place, where there is no router yet. */
export function restoreEntry(back: boolean): void {
  restoreScroll(identify(), location.hash, back)
}
