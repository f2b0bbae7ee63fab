/** How long a lost context may stay away before the still pictures take over, ms. */
const RESTORE_MS = 3000

interface ContextEvents {
  /** Called when it is there again after a moment: whatever was drawn with it can be drawn on. */
  readonly onRestored: () => void
  /** Called when it has not come back in time. */
  readonly onGone: () => void
  /** Called once when it has come back later than that. */
  readonly onBack: () => void
}

/** Watches for a lost context, also of a canvas that is no longer in the document. Returns the function that ends it. */
export function watchContext(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  { onRestored, onGone, onBack }: ContextEvents,
): () => void {
  let deadline: ReturnType<typeof setTimeout> | undefined
  let isGone = false
  const stop = () => {
    clearTimeout(deadline)
    canvas.removeEventListener('webglcontextlost', lost)
    canvas.removeEventListener('webglcontextrestored', restored)
  }
  const lost = (event: Event) => {
    // Without this it would never be restored.
    event.preventDefault()
    clearTimeout(deadline)
    if (isGone) return
    deadline = setTimeout(() => {
      isGone = true
      onGone()
    }, RESTORE_MS)
  }
  const restored = (event: Event) => {
    // three asks the new context what it can do, and has no answer for one that is lost again by now.
    if (isGone || gl.isContextLost()) event.stopImmediatePropagation()
    if (gl.isContextLost()) return
    clearTimeout(deadline)
    if (!isGone) return onRestored()
    stop()
    onBack()
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)
  return stop
}
