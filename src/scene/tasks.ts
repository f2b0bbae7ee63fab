/** Ends the task at hand, so that input and painting need not wait for all of a longer piece of work. */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Resolves some time later, ms. */
export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** How long a page that is never idle may put work off, ms. */
const TIMEOUT_MS = 2000

/** Resolves when the page has nothing better to do. */
export const idleTask = (): Promise<void> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS })
    else setTimeout(resolve)
  })

/** How often the driver is asked, and for how long at most, ms. */
const ASKED_MS = 10
const DRIVER_TIMEOUT_MS = 2000

/**
 * Resolves when the driver has worked off everything that it has been told so far, asking without waiting for it. A
 * lost context, or a driver that takes too long, is not waited for.
 */
export function untilDone(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return Promise.resolve()
  gl.flush()
  const startMs = performance.now()
  return new Promise(resolve => {
    const ask = () => {
      const isLate = gl.isContextLost() || performance.now() - startMs > DRIVER_TIMEOUT_MS
      if (!isLate && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED) {
        setTimeout(ask, ASKED_MS)
        return
      }
      gl.deleteSync(fence)
      resolve()
    }
    ask()
  })
}
