import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { startFrame } from '../frame/start.ts'
import { dataSheetAtom, store } from '../state/store.ts'
import DataSheet from './data-sheet/overlay.tsx'
import LandingFooter from './footer/overlay.tsx'
import LandingHeader from './header/overlay.tsx'
import Hero from './hero/overlay.tsx'
import { KeptPlace } from './kept-place.ts'
import { startLive } from './live-data.ts'
import OddEven from './odd-even/overlay.tsx'
import css from './page.module.css'
import Representation from './representation/overlay.tsx'
import { startScene } from './scene-host.ts'
import Sessions from './sessions/overlay.tsx'

/** The landing page: seven parts in order, the canvas behind them, the frame and the live data under way. */
export default function LandingPage() {
  const main = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const entries = useAtomValue(dataSheetAtom, { store })
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
        {entries.length > 0 && (
          <>
            <DataSheet />
            <OddEven />
          </>
        )}
        <LandingFooter />
        <KeptPlace entries={entries.length} />
      </main>
    </>
  )
}
