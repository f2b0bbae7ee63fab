import { startTransition, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { layoutMode } from '../stage/mode.ts'
import DataSheet from '../stages/data-sheet/stage.tsx'
import OddEven from '../stages/odd-even/stage.tsx'
import { trackLoading } from '../state/awaited.ts'
import { dataSheetAtom } from '../state/store.ts'
import { useStored } from '../state/use-stored.ts'
import { KeptPlace } from './kept-place.ts'
import { PARTS } from './parts.ts'

/** The two sections that a data sheet brings to the page, part by part, and nothing while there is none. */
function SheetIsland({ onWhole }: { readonly onWhole: () => void }) {
  const stored = useStored(dataSheetAtom)
  // The first part comes by an update too, so that the place of the visitor is kept (KeptPlace).
  const [parts, setParts] = useState(0)
  const hasSheet = stored.length > 0
  useEffect(() => {
    if (hasSheet && parts === PARTS.whole) onWhole()
    if (!hasSheet || parts === PARTS.whole) return undefined
    // Unpinned a section is as high as its content, and a place asked for may lie in any of it.
    const next = layoutMode() === 'pinned' ? parts + 1 : PARTS.whole
    const handle = setTimeout(() => startTransition(() => setParts(next)))
    return () => clearTimeout(handle)
  }, [hasSheet, parts, onWhole])
  const entries = parts >= PARTS.frames ? stored : []
  return (
    <>
      {entries.length > 0 && <DataSheet parts={parts} />}
      {entries.length > 0 && <OddEven parts={parts} />}
      <KeptPlace entries={entries.length} parts={parts} />
    </>
  )
}

/** Renders the sections that need a data sheet into their place. */
export function mountSheetIsland(place: HTMLElement): void {
  const root = createRoot(place)
  const arrived = trackLoading('the sections of the sheet')
  startTransition(() => root.render(<SheetIsland onWhole={arrived} />))
}
