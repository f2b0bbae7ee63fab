import { useLayoutEffect, useRef } from 'react'
import LandingFooter from '../stages/footer/stage.tsx'
import LandingHeader from './header/overlay.tsx'
import Hero from './hero/overlay.tsx'
import css from './page.module.css'
import Representation from './representation/overlay.tsx'
import Sessions from './sessions/overlay.tsx'
import { startLanding } from './start.ts'
import './print.css'

/** The landing page: seven parts in order, the canvas behind them, and what brings them to life. */
export default function LandingPage() {
  const main = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (main.current && canvas.current) return startLanding(main.current, canvas.current)
    return undefined
  }, [])
  return (
    <>
      <div ref={canvas} className={css.canvas} aria-hidden="true" id="scene" />
      <main id="main" tabIndex={-1} ref={main} className={css.main}>
        <Hero />
        <LandingHeader />
        <Representation />
        <Sessions />
        <div className={css.island} data-island="sheet" />
        <LandingFooter />
      </main>
    </>
  )
}
