import type { Atom } from 'jotai/vanilla'
import { useCallback, useSyncExternalStore } from 'react'
import { store } from './store.ts'

/** An atom's value, followed. React's own hook for external stores: jotai's React half would be 1.3 kB more. */
export function useStored<Value>(atom: Atom<Value>): Value {
  const subscribe = useCallback((changed: () => void) => store.sub(atom, changed), [atom])
  const read = () => store.get(atom)
  return useSyncExternalStore(subscribe, read, read)
}
