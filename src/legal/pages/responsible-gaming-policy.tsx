import { GUIDELINE_COUNT, SELF_CHECK_COUNT } from '../../content/facts.ts'
import Document, { lead, minutes, outline } from '../../content/pages/responsible-gaming-policy.mdx'
import { RESPONSIBLE_GAMING } from '../../content/routes.ts'
import { LegalPage } from '../page.tsx'
import { SelfCheck } from '../self-check.tsx'

export default function ResponsibleGamingPage() {
  return (
    <LegalPage
      heading={RESPONSIBLE_GAMING.label}
      path={RESPONSIBLE_GAMING.path}
      document={Document}
      lead={lead}
      outline={outline}
      minutes={minutes}
      extent={`${GUIDELINE_COUNT} guidelines, ${SELF_CHECK_COUNT} questions`}
      components={{ SelfCheck }}
    />
  )
}
