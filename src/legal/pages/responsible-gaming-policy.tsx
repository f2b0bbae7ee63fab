import { GUIDELINE_COUNT, SELF_CHECK } from '../../content/facts.ts'
import * as document from '../../content/pages/responsible-gaming-policy.mdx'
import { RESPONSIBLE_GAMING } from '../../content/routes.ts'
import { LegalPage } from '../page.tsx'
import { SelfCheck } from '../self-check.tsx'

export default () => (
  <LegalPage
    route={RESPONSIBLE_GAMING}
    document={document}
    extent={`${GUIDELINE_COUNT} guidelines, ${SELF_CHECK.length} questions`}
    components={{ SelfCheck }}
  />
)
