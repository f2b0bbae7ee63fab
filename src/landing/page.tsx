import LandingFooter from '../stages/footer/stage.tsx'
import LandingHeader from '../stages/header/stage.tsx'
import Hero from '../stages/hero/stage.tsx'
import Representation from '../stages/representation/stage.tsx'
import Sessions from '../stages/sessions/stage.tsx'
import css from './page.module.css'
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
