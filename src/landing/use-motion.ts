import { type RefObject, useEffect } from 'react'

/** Starts a section's motion on its element; answers the function that ends it. */
export type StartMotion = (element: HTMLElement) => () => void

/**
 * Loads a section's motion after the first paint and runs it while the section stands. What cannot be loaded
 * leaves the section as it is served: complete, and at rest.
 */
export function useMotion(ref: RefObject<HTMLElement | null>, load: () => Promise<StartMotion>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section's loader is a literal
  useEffect(() => {
    let stop: (() => void) | undefined
    let stopped = false
    load().then(
      start => {
        if (!stopped && ref.current) stop = start(ref.current)
      },
      () => undefined,
    )
    return () => {
      stopped = true
      stop?.()
    }
  }, [])
}
