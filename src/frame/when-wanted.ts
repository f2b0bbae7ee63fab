import { endsAt } from './stopped-animations.ts'

/** Signs of a visitor: whatever is about to be used has to be there at once. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const
/** What a visitor moves the page with, and that it moves. */
const MOVES = ['scroll', 'wheel', 'touchmove', 'keydown'] as const
/** How long a page that is never idle may put a task off, ms. */
const PATIENCE_MS = 2000

/** Runs a task once when the page has nothing better to do, after two seconds at the latest. Returns what takes it back. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: PATIENCE_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, PATIENCE_MS / 10)
  return () => clearTimeout(handle)
}

/** Whether there has been a sign of a visitor. */
let isVisited = false

function onSign(listener: () => void, signal: AbortSignal): void {
  const run = () => {
    isVisited = true
    listener()
  }
  for (const sign of SIGNS) window.addEventListener(sign, run, { signal, passive: true, capture: true })
}

/**
 * Runs a task once: when the page has loaded, painted and nothing better to do, or at the first sign of a visitor.
 * @returns takes it back
 */
export function whenWanted(task: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const run = () => {
    if (signal.aborted) return
    waiting.abort()
    task()
  }
  const idle = () => {
    const cancel = whenIdle(run)
    signal.addEventListener('abort', cancel)
  }
  onSign(run, signal)
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { signal })
  return () => waiting.abort()
}

/** The frame after the last one of a movement puts layers together again, ms. */
const LAST_FRAME_MS = 150

/** Resolves when what comes in on the page stands, at once for a visitor who has given a sign, and some time at most. */
export function untilEntered(): Promise<void> {
  if (isVisited) return Promise.resolve()
  const running = document.getAnimations().filter(each => Number.isFinite(endsAt(each)))
  const waiting = new AbortController()
  return new Promise<void>(resolve => {
    onSign(resolve, waiting.signal)
    Promise.allSettled(running.map(({ finished }) => finished)).then(() =>
      setTimeout(resolve, running.length > 0 ? LAST_FRAME_MS : 0),
    )
    setTimeout(resolve, PATIENCE_MS)
  }).finally(() => waiting.abort())
}

/** For how long nobody has moved a page that rests, ms. */
const REST_MS = 500

/**
 * Runs a task once nobody moves the page any more.
 * @returns takes it back
 */
export function whenAtRest(task: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      waiting.abort()
      task()
    }, REST_MS)
  }
  for (const sign of MOVES) window.addEventListener(sign, wait, { signal, passive: true, capture: true })
  signal.addEventListener('abort', () => clearTimeout(timer))
  wait()
  return () => waiting.abort()
}
