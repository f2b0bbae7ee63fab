import Document, { lead, outline } from '../content/pages/docs.mdx'
import { HOME } from '../content/routes.ts'
import { SETTINGS } from '../content/settings.ts'
import { ReadingPage, SideNotes } from '../ui/reading/page.tsx'
import { PROSE, Prose } from '../ui/reading/prose.tsx'
import { Fulfilment } from './figures/fulfilment.tsx'
import { IndexChoice } from './figures/index-choice.tsx'
import { MovingAverage } from './figures/moving-average.tsx'
import { PatternBuilder } from './figures/pattern-builder.tsx'
import { SessionClock } from './figures/session-clock.tsx'
import { WorkedSession } from './figures/worked-session.tsx'
import css from './page.module.css'
import * as TABLES from './tables.tsx'
import { GLOSSARY } from './terms.ts'
import * as TEXT from './text.tsx'

/** What docs.mdx may place between its paragraphs. */
const FIGURES = {
  Fulfilment,
  IndexChoice,
  MovingAverage,
  PatternBuilder,
  SessionClock,
  WorkedSession,
  ...TEXT,
  ...TABLES,
}

/** The terms of the introduction; others are explained beside their first use. */
const BESIDE = ['session', 'column', 'selection index', 'data sheet', 'sheet value', 'chance'] as const

const NOTES = BESIDE.map(term => ({
  term: term.charAt(0).toUpperCase() + term.slice(1),
  text: GLOSSARY[term],
}))

/** The two ways out of the docs, at their top and at their bottom. */
const PageLinks = ({ label }: { readonly label: string }) => (
  <nav aria-label={label} className={css.links}>
    <a href={HOME.path}>{HOME.label}</a>
    <a href={SETTINGS.gameHost}>Play The Game</a>
  </nav>
)

/** The documentation of the game. */
export default function DocsPage() {
  return (
    <ReadingPage
      heading="How the game works"
      lead={lead}
      outline={outline}
      contentsLabel="On this page"
      links={<PageLinks label="Leave the docs, from the top" />}
      side={<SideNotes notes={NOTES} />}
    >
      <Prose>
        <Document components={{ ...PROSE, ...FIGURES }} />
      </Prose>
      <PageLinks label="Leave the docs, from the bottom" />
    </ReadingPage>
  )
}
