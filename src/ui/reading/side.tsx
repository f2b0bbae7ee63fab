import type { ReactNode } from 'react'
import css from './side.module.css'

export interface SideNote {
  readonly term: string
  readonly text: ReactNode
}

/** Short definitions or summaries beside a text. */
export function SideNotes({ notes }: { readonly notes: readonly SideNote[] }) {
  return (
    <dl className={css.notes}>
      {notes.map(({ term, text }) => (
        <div key={term} className={css.note}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
