import type { ReactNode } from 'react'
import css from './ink-window.module.css'

/**
 * What stands on the ink: seen through its edges while they are on their way. Two windows, of which each has two edges
 * of it, so that none has to change its size.
 */
export const InkWindow = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.window} data-ink-window>
    <div className={css.window} data-ink-window>
      <div className={css.inside} data-ink-inside>
        {children}
      </div>
    </div>
  </div>
)
