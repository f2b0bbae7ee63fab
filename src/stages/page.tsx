import LandingFooter from './footer/stage.tsx'
import LandingHeader from './header/stage.tsx'
import Hero from './hero/stage.tsx'
import css from './page.module.css'
import Representation from './representation/stage.tsx'
import Sessions from './sessions/stage.tsx'
import './print.css'

/** The landing page as it is served: seven parts in order, and the place of the canvas behind them. */
export default function LandingPage() {
  return (
    <>
      <div className={css.canvas} aria-hidden="true" id="scene" />
      <main id="main" tabIndex={-1} className={css.main}>
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
