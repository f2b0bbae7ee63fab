import { startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { dataSheetAtom, store } from '../state/store.ts'
import DataSheet from './data-sheet/overlay.tsx'
import { KeptPlace } from './kept-place.ts'
import OddEven from './odd-even/overlay.tsx'

const subscribe = (changed: () => void) => store.sub(dataSheetAtom, changed)
const readEntries = () => store.get(dataSheetAtom)

/** The two sections that a data sheet brings to the page, and nothing while there is none. */
function SheetIsland() {
  const stored = useSyncExternalStore(subscribe, readEntries)
  // The sections come by an update, so that the place of the visitor is kept (KeptPlace).
  const [isMounted, setMounted] = useState(false)
  useLayoutEffect(() => setMounted(true), [])
  const entries = isMounted ? stored : []
  return (
    <>
      {entries.length > 0 && <DataSheet />}
      {entries.length > 0 && <OddEven />}
      <KeptPlace entries={entries.length} />
    </>
  )
}

/** Renders the sections that need a data sheet into their place. Returns the function that takes them out. */
export function mountSheetIsland(place: HTMLElement): () => void {
  const root = createRoot(place)
  startTransition(() => root.render(<SheetIsland />))
  return () => root.unmount()
}
