import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { OFFERS_CASH, PRACTICE_ONLY } from '../content/edition.ts'
import { DOCS, FOOTER_LINKS, type RouteInfo } from '../content/routes.ts'
import { counted } from '../content/words.ts'
import type { Outline } from '../ui/reading/contents.tsx'
import { ReadingPage, type SideNote, SideNotes } from '../ui/reading/page.tsx'
import { PROSE, Prose } from '../ui/reading/prose.tsx'
import css from './page.module.css'

interface LegalPageProps {
  readonly route: RouteInfo
  /** Where that is not the word that links to the page. */
  readonly heading?: string
  /** The compiled document. */
  readonly document: {
    readonly default: ComponentType<{ readonly components?: Readonly<Record<string, unknown>> }>
    readonly lead?: ReactNode
    readonly outline: Outline
    readonly minutes: number
  }
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
export function LegalPage({ route, document, components, ...page }: LegalPageProps) {
  const { heading = route.label, updated, numbered, extent, inShort } = page
  const { default: Document, lead, outline, minutes } = document
  const reading = `${counted(minutes, 'minute')} to read`
  const others = FOOTER_LINKS.filter(each => each !== DOCS && each !== route)
  const notes: SideNote[] = [
    {
      term: 'Other documents',
      text: others.map(({ path, label }) => (
        <Link key={path} to={path}>
          {label}
        </Link>
      )),
    },
  ]
  if (inShort) notes.unshift({ term: 'In short', text: `${inShort} This summary has no legal effect.` })
  return (
    <ReadingPage
      heading={heading}
      outline={outline}
      contentsLabel="Sections"
      lead={lead}
      meta={
        <>
          {updated && (
            <span>
              Last updated <strong>{updated}</strong>
            </span>
          )}
          <span>{extent ? `${extent}, ${reading}` : reading}</span>
        </>
      }
      side={
        <div className={css.side}>
          <SideNotes notes={notes} />
        </div>
      }
    >
      <div className={css.document}>
        <Prose data-gutter={numbered}>
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
