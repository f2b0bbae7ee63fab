import type { ReactNode } from 'react'
import css from './formula.module.css'

/** A formula on a line of its own. */
export function Formula({ children }: { readonly children: ReactNode }) {
  return <p className={css.formula}>{children}</p>
}
