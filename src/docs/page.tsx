import Document, { lead, outline } from '../../content/docs.mdx'
import { PATTERN_COUNT } from '../content/facts.ts'
import { ReadingPage } from '../ui/reading/page.tsx'
import { PROSE, Prose } from '../ui/reading/prose.tsx'
import { SideNotes } from '../ui/reading/side.tsx'
import { FIGURES } from './figures.ts'
import { PageLinks } from './page-links.tsx'

const DEFINITIONS = [
  { term: 'Base pattern', text: `The four shapes in some order. There are ${PATTERN_COUNT} orders.` },
  { term: 'Selection index', text: 'The number of the column that a session marks.' },
  { term: 'Session pattern', text: 'The base pattern and the selection index, written as five digits.' },
  { term: 'Occurrence', text: 'How many times a base pattern has come in the season.' },
]

/** The documentation of the game. */
export default function DocsPage() {
  return (
    <ReadingPage
      heading="How the game works"
      lead={lead}
      outline={outline}
      contentsLabel="On this page"
      links={<PageLinks label="Leave the docs, from the top" />}
      side={<SideNotes notes={DEFINITIONS} />}
    >
      <Prose>
        <Document components={{ ...PROSE, ...FIGURES }} />
      </Prose>
      <PageLinks label="Leave the docs, from the bottom" />
    </ReadingPage>
  )
}
