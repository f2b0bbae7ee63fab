import type { ReactNode } from 'react'
import css from './results.module.css'

interface ResultsProps {
  readonly items: readonly { readonly label: string; readonly value: string }[]
  /** The same in one sentence, read out when it changes. */
  readonly sentence: string
  /** A button that gives other results. */
  readonly children?: ReactNode
}

/** What a figure comes to, in large digits. */
export function Results({ items, sentence, children }: ResultsProps) {
  return (
    <div className={css.results}>
      <dl className={css.items}>
        {items.map(({ label, value }) => (
          <div key={label} className={css.item}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <output className="visually-hidden">{sentence}</output>
      {children}
    </div>
  )
}
