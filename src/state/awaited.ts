const loading = new Set<{ readonly name: string }>()

/**
 * Names a thing that is on its way to the page: `?film` waits for it before anything is looked at. Of several of one name
 * each is waited for.
 * @returns to be called when it is there, or will not come
 */
export function trackLoading(name: string): () => void {
  const thing = { name }
  loading.add(thing)
  return () => void loading.delete(thing)
}

/** The names of what is still on its way. */
export const loadingNames = (): readonly string[] => [...new Set([...loading].map(({ name }) => name))]
