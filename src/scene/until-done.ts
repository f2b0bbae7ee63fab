/** How often the driver is asked, and for how long at most, ms. */
const ASKED_MS = 10
const TIMEOUT_MS = 2000

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
      const isLate = gl.isContextLost() || performance.now() - startMs > TIMEOUT_MS
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
