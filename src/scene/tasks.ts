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
