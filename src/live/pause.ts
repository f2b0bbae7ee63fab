export interface Pause {
  /**
   * Resolves after the delay or at `wake`, whichever is first, but never within `leastMs`. A wake-up since the last wait
   * counts for this one.
   */
  readonly wait: (delayMs: number, leastMs?: number) => Promise<void>
  readonly wake: () => void
  /** Ends the timer; a wait under way then never resolves. */
  readonly cancel: () => void
}

/** A wait that an event can cut short. */
export function createPause(): Pause {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shorten: (() => void) | undefined
  let isAwake = false

  return {
    wait: (delayMs, leastMs = 0) =>
      new Promise(resolve => {
        const fromMs = performance.now()
        const endAfter = (ms: number) => {
          clearTimeout(timer)
          timer = setTimeout(end, ms)
        }
        function end(): void {
          shorten = undefined
          isAwake = false
          resolve()
        }
        shorten = () => endAfter(leastMs - (performance.now() - fromMs))
        endAfter(isAwake ? leastMs : Math.max(delayMs, leastMs))
      }),
    wake() {
      isAwake = true
      shorten?.()
    },
    cancel() {
      clearTimeout(timer)
      shorten = undefined
    },
  }
}
