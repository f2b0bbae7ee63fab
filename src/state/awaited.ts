const names = new Set<string>()

/**
 * Names a thing that is on its way to the page: `?film` waits for it before anything is looked at.
 * @returns to be called when it is there, or will not come
 */
export function trackLoading(name: string): () => void {
  names.add(name)
  return () => void names.delete(name)
}

/** The names of what is still on its way. */
export const loadingNames = (): readonly string[] => [...names]
