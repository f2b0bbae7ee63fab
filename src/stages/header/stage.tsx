import { Header } from '../../ui/header.tsx'
import { LINK_PATH } from '../../ui/link-path.ts'
import css from './stage.module.css'

const SHARE = 'Share a link to this place'

/** The button that shares what is on screen. As served it waits for the script that does it, and is not there. */
const ShareButton = () => (
  <div className={css.share} data-share hidden>
    <button type="button" className={css.button} aria-label={SHARE} title={SHARE}>
      <svg viewBox="0 0 20 20" width="20" fill="currentColor" aria-hidden="true">
        <path d={LINK_PATH} />
      </svg>
    </button>
    <p className={css.said} role="status" />
  </div>
)

/** The header of the landing page: it enters after the hero and then stays. Links that a data sheet brings wait for it, unseen. */
export default function LandingHeader() {
  return (
    <Header label="Sections" home="#hero" className={css.header} tools={<ShareButton />}>
      <a href="#representation">Representation</a>
      <a href="#sessions">Sessions</a>
      <a href="#data-sheet" hidden>
        Data sheet
      </a>
      <a href="#odd-even" hidden>
        Odd and even
      </a>
    </Header>
  )
}
