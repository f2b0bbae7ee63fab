/** How long a lost context may stay away before the still pictures take over, ms. */
const RESTORE_MS = 3000

export interface ContextEvents {
  readonly onRestored: () => void
  /** Called when it has not come back in time. */
  readonly onGone: () => void
}

/** Watches for a lost context. Returns the function that ends it. */
export function watchContext(canvas: HTMLCanvasElement, { onRestored, onGone }: ContextEvents): () => void {
  let deadline: ReturnType<typeof setTimeout> | undefined
  const lost = (event: Event) => {
    // Without this it would never be restored.
    event.preventDefault()
    clearTimeout(deadline)
    deadline = setTimeout(onGone, RESTORE_MS)
  }
  const restored = () => {
    clearTimeout(deadline)
    onRestored()
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)
  return () => {
    clearTimeout(deadline)
    canvas.removeEventListener('webglcontextlost', lost)
    canvas.removeEventListener('webglcontextrestored', restored)
  }
}
