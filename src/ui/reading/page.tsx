import type { ReactNode } from 'react'
import { Contents, type Outline } from './contents.tsx'
import './palette.css'
import css from './page.module.css'

interface ReadingPageProps {
  readonly heading: string
  readonly outline: Outline
  /** What the contents list is called: “On this page”, “Sections”. */
  readonly contentsLabel: string
  /** One sentence that says what the page is about. */
  readonly lead?: ReactNode
  /** Under the heading: date, counts, reading time. */
  readonly meta?: ReactNode
  /** Ways to other pages, under the heading. */
  readonly links?: ReactNode
  /** Short definitions or a summary beside the text. */
  readonly side?: ReactNode
  readonly children: ReactNode
}

/** The template of every text page: contents on the left, text in the middle, notes on the right. */
export function ReadingPage(page: ReadingPageProps) {
  const { heading, outline, contentsLabel, lead, meta, links, side, children } = page
  return (
    <div className="reading">
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.heading}>{heading}</h1>
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
          {meta !== undefined && <div className={css.meta}>{meta}</div>}
          {links}
        </header>
        <Contents outline={outline} label={contentsLabel} />
        {side !== undefined && <div className={css.side}>{side}</div>}
        <div className={css.text}>{children}</div>
      </div>
    </div>
  )
}

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
