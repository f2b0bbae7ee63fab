import { CLAUSE_COUNT, MINIMUM_AGE, TERMS_UPDATED } from '../../content/facts.ts'
import Document, { minutes, outline } from '../../content/pages/terms.mdx'
import { TERMS } from '../../content/routes.ts'
import { Clauses } from '../clauses.tsx'
import { CopiedLinkStatus } from '../copied-link.tsx'
import { LegalPage } from '../page.tsx'

export default function TermsPage() {
  return (
    <CopiedLinkStatus>
      <LegalPage
        heading="Terms of Use"
        path={TERMS.path}
        document={Document}
        outline={outline}
        minutes={minutes}
        numbered
        updated={TERMS_UPDATED}
        extent={`${CLAUSE_COUNT} clauses`}
        inShort={`Adults of ${MINIMUM_AGE} or older, one account each, real money only where it is allowed.`}
        components={{ ol: Clauses }}
      />
    </CopiedLinkStatus>
  )
}
