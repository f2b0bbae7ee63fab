import Document, { lead, outline } from '../content/pages/docs.mdx'
import { ReadingPage } from '../ui/reading/page.tsx'
import { PROSE, Prose } from '../ui/reading/prose.tsx'
import { SideNotes } from '../ui/reading/side.tsx'
import { FIGURES } from './figures.ts'
import { GLOSSARY } from './glossary/terms.ts'
import { PageLinks } from './page-links.tsx'

/** The terms of the introduction; others are explained beside their first use. */
const BESIDE = ['session', 'column', 'selection index', 'data sheet', 'sheet value', 'chance'] as const

const NOTES = BESIDE.map(term => ({
  term: term.charAt(0).toUpperCase() + term.slice(1),
  text: GLOSSARY[term],
}))

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
