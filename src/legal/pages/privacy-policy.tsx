import { COUNTRY, PRIVACY_UPDATED } from '../../content/facts.ts'
import Document, { lead, minutes, outline } from '../../content/pages/privacy-policy.mdx'
import { PRIVACY } from '../../content/routes.ts'
import { LegalPage } from '../page.tsx'

export default function PrivacyPage() {
  return (
    <LegalPage
      heading={PRIVACY.label}
      path={PRIVACY.path}
      document={Document}
      lead={lead}
      outline={outline}
      minutes={minutes}
      updated={PRIVACY_UPDATED}
      inShort={`To register you give three details. To withdraw you give more. Nothing is stored outside ${COUNTRY}.`}
    />
  )
}
