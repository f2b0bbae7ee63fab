import { CLAUSE_COUNT, MINIMUM_AGE, TERMS_UPDATED } from '../../content/facts.ts'
import * as document from '../../content/pages/terms.mdx'
import { TERMS } from '../../content/routes.ts'
import { Clauses, CopiedLinkStatus } from '../clauses.tsx'
import { LegalPage } from '../page.tsx'

export default () => (
  <CopiedLinkStatus>
    <LegalPage
      route={TERMS}
      heading="Terms of Use"
      document={document}
      numbered
      updated={TERMS_UPDATED}
      extent={`${CLAUSE_COUNT} clauses`}
      inShort={`Adults of ${MINIMUM_AGE} or older, one account each, real money only where it is allowed.`}
      components={{ ol: Clauses }}
    />
  </CopiedLinkStatus>
)
