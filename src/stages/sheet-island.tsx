import { Component, startTransition, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { whenIdle } from '../frame/when-wanted.ts'
import { trackLoading } from '../state/awaited.ts'
import { dataSheetAtom } from '../state/store.ts'
import { useStored } from '../state/use-stored.ts'
import { holdPlace } from '../viewport/keep-place.ts'
import { freeHeight } from '../viewport/kept-height.ts'
import { layoutMode } from '../viewport/mode.ts'
import DataSheet from './data-sheet/stage.tsx'
import OddEven from './odd-even/stage.tsx'
import { PARTS } from './stage.tsx'

interface KeptPlaceProps {
  readonly entries: number
  /** How much of the sections has come. */
  readonly parts: number
}

type Release = ReturnType<typeof holdPlace>

/** Whether the page is as high with more parts as it was, and nothing that is measured has come with them. */
const isAsHigh = (parts: number, before: number): boolean =>
  parts === before ||
  (layoutMode() === 'pinned' && before >= PARTS.frames && (parts < PARTS.driven || before >= PARTS.driven))

/**
 * Keeps what the visitor looks at where it is while a sheet arrives, grows or shrinks above it: measured when its sections have
 * come and when all of them has, for nothing in between changes their height, and each time costs a layout.
 * To be rendered after the stages.
 */
class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate({ entries, parts }: KeptPlaceProps): Release | null {
    const isKept = entries === this.props.entries && isAsHigh(this.props.parts, parts)
    return isKept ? null : holdPlace()
  }

  override componentDidUpdate(before: KeptPlaceProps, _: unknown, release: Release | null): void {
    const main = document.getElementById('main')
    if (main && this.props.parts >= PARTS.driven) freeHeight(main)
    release?.(before.entries === 0)
  }

  override render() {
    return null
  }
}

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
    const bring = () => startTransition(() => setParts(next))
    // The whole table is asked for by a press: the visitor's next steps go first.
    if (parts === PARTS.driven) return whenIdle(bring)
    const handle = setTimeout(bring)
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
