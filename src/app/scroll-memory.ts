const STORE = 'scroll'

type Positions = Record<string, number>

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Positions
  } catch {
    return {}
  }
}

let lastKnownPx = 0

/** Follows the position while a page stands: when it is left its layout may be gone already. */
export function followScroll(): void {
  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => (lastKnownPx = window.scrollY), { passive: true })
}

/** Keeps the position of a history entry for this tab. */
export function rememberScroll(key: string): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...read(), [key]: lastKnownPx }))
  } catch {
    // Storage is full or refused: going back starts at the top.
  }
}

/** Brings a history entry to its place: the kept position on Back, the anchor, or the top. */
export function restoreScroll(key: string, hash: string, back: boolean): void {
  const kept = back ? read()[key] : undefined
  const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (kept !== undefined) window.scrollTo(0, kept)
  else if (anchor) anchor.scrollIntoView()
  else if (!back || !hash) window.scrollTo(0, 0)
  lastKnownPx = window.scrollY
}
