import type { ComponentType, ReactNode } from 'react'
import { OFFERS_CASH, PRACTICE_ONLY } from '../content/edition.ts'
import type { Outline } from '../ui/reading/outline.ts'
import { ReadingPage } from '../ui/reading/page.tsx'
import { PROSE, Prose } from '../ui/reading/prose.tsx'
import { type SideNote, SideNotes } from '../ui/reading/side.tsx'
import { DocumentMeta } from './meta.tsx'
import { OtherDocuments } from './other-documents.tsx'
import css from './page.module.css'

interface LegalPageProps {
  readonly heading: string
  readonly path: string
  readonly document: ComponentType<{ readonly components?: Readonly<Record<string, unknown>> }>
  readonly outline: Outline
  readonly minutes: number
  readonly lead?: ReactNode
  /** As the document states it; undated documents have none. */
  readonly updated?: string
  /** Whether its clauses are numbered in a gutter. */
  readonly numbered?: boolean
  /** Such as “62 clauses”. */
  readonly extent?: string
  /** The gist; it has no legal effect, and the page says so. */
  readonly inShort?: string
  readonly components?: Readonly<Record<string, unknown>>
}

/** The template of the legal pages. */
export function LegalPage({ document: Document, components, inShort, ...page }: LegalPageProps) {
  const notes: SideNote[] = [{ term: 'Other documents', text: <OtherDocuments path={page.path} /> }]
  if (inShort) notes.unshift({ term: 'In short', text: `${inShort} This summary has no legal effect.` })
  return (
    <ReadingPage
      heading={page.heading}
      outline={page.outline}
      contentsLabel="Sections"
      lead={page.lead}
      meta={<DocumentMeta updated={page.updated} extent={page.extent} minutes={page.minutes} />}
      side={
        <div className={css.side}>
          <SideNotes notes={notes} />
        </div>
      }
    >
      <div className={css.document}>
        <Prose gutter={page.numbered ?? false}>
          {!OFFERS_CASH && (
            <p>
              <strong>{PRACTICE_ONLY}</strong> The text below is kept in full. What it says of play for cash
              does not apply here.
            </p>
          )}
          <Document components={{ ...PROSE, ...components }} />
        </Prose>
      </div>
    </ReadingPage>
  )
}
