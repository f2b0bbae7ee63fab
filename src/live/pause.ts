export interface Pause {
  /** Resolves after the delay or at `wake`, whichever is first; at once if `wake` came since the last wait. */
  readonly wait: (delayMs: number) => Promise<void>
  readonly wake: () => void
  /** Ends the timer; a wait under way then never resolves. */
  readonly cancel: () => void
}

/** A wait that an event can cut short. A wake-up during an attempt counts for the wait after it. */
export function createPause(): Pause {
  let timer: ReturnType<typeof setTimeout> | undefined
  let end: (() => void) | undefined
  let isAwake = false

  return {
    wait: delayMs =>
      new Promise(resolve => {
        end = () => {
          clearTimeout(timer)
          end = undefined
          isAwake = false
          resolve()
        }
        if (isAwake) end()
        else timer = setTimeout(end, delayMs)
      }),
    wake() {
      isAwake = true
      end?.()
    },
    cancel() {
      clearTimeout(timer)
      end = undefined
    },
  }
}
