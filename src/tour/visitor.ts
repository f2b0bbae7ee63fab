import { plainKey } from '../ui/plain-key.ts'

/** Keys that lead from chapter to chapter: arrows, and what a presenter sends. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }

interface VisitorEvents {
  /** What is pressed in here is meant for the tour and does not pause it. */
  readonly control: HTMLElement
  readonly onSign: () => void
  /** Somebody has taken the page in hand. */
  readonly onPause: () => void
  readonly onStep: (by: 1 | -1) => void
  readonly onVisible: (isVisible: boolean) => void
}

/** Follows what a visitor does while a tour runs. Returns the function that ends it. */
export function followVisitor({ control, onSign, onPause, onStep, onVisible }: VisitorEvents): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const isOwn = (event: Event) => event.target instanceof Node && control.contains(event.target)

  function onKey(event: KeyboardEvent): void {
    const by = STEPS[plainKey(event)]
    // What has the focus may have its own use for the arrow keys.
    const isField = event.target instanceof Element && event.target.matches('input, select, textarea')
    if (by !== undefined && !event.defaultPrevented && !isField) {
      event.preventDefault()
      onStep(by)
    } else if (!isOwn(event)) onPause()
  }

  const pause = (event: Event) => {
    if (!isOwn(event)) onPause()
  }
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const)
    window.addEventListener(sign, onSign, { signal, passive: true, capture: true })
  for (const hand of ['pointerdown', 'touchstart', 'wheel'] as const)
    window.addEventListener(hand, pause, { signal, passive: true })
  window.addEventListener('keydown', onKey, { signal })
  document.addEventListener('visibilitychange', () => onVisible(document.visibilityState === 'visible'), {
    signal,
  })
  return () => listening.abort()
}
