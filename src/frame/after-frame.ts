import { addStep } from './loop.ts'

/**
 * Runs a task once the next frame has been painted: what a press brings beside its answer.
 * @returns takes it back
 */
export function afterFrame(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = addStep('dom', () => {
    stop()
    timer = setTimeout(task)
    return false
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
