import { useEffect, useLayoutEffect, useRef } from 'react'
import { startFrame } from '../frame/start.ts'
import { dataSheetAtom } from '../state/store.ts'
import { useStored } from '../state/use-stored.ts'
import LandingFooter from './footer/overlay.tsx'
import LandingHeader from './header/overlay.tsx'
import Hero from './hero/overlay.tsx'
import { KeptPlace } from './kept-place.ts'
import css from './page.module.css'
import Representation from './representation/overlay.tsx'
import { startScene } from './scene-host.ts'
import Sessions from './sessions/overlay.tsx'
import { sheetParts } from './sheet-parts.ts'
import { startLive } from './start-live.ts'

/** The landing page: seven parts in order, the canvas behind them, the frame and the live data under way. */
export default function LandingPage() {
  const main = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const entries = useStored(dataSheetAtom)
  const Sheet = sheetParts()?.SheetSections
  useLayoutEffect(() => {
    if (!main.current || !canvas.current) return
    const stopScene = startScene(canvas.current)
    const stopFrame = startFrame(main.current)
    return () => {
      stopScene()
      stopFrame()
    }
  }, [])
  useEffect(startLive, [])
  return (
    <>
      <div ref={canvas} className={css.canvas} aria-hidden="true" id="scene" />
      <main id="main" tabIndex={-1} ref={main} className={css.main}>
        <Hero />
        <LandingHeader />
        <Representation />
        <Sessions />
        {entries.length > 0 && Sheet && <Sheet />}
        <LandingFooter />
        <KeptPlace entries={entries.length} />
      </main>
    </>
  )
}
