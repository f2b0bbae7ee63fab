import { LINK_PATH } from '../../ui/link-path.ts'
import css from './share.module.css'

const LABEL = 'Share a link to this place'

/** The button that shares what is on screen. As served it waits for the script that does it, and is not there. */
export const ShareButton = () => (
  <div className={css.share} data-share hidden>
    <button type="button" className={css.button} aria-label={LABEL} title={LABEL}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={LINK_PATH} />
      </svg>
    </button>
    <p className={css.said} role="status" />
  </div>
)
