import { COUNTRY, PRIVACY_UPDATED } from '../../content/facts.ts'
import * as document from '../../content/pages/privacy-policy.mdx'
import { PRIVACY } from '../../content/routes.ts'
import { LegalPage } from '../page.tsx'

export default () => (
  <LegalPage
    route={PRIVACY}
    document={document}
    updated={PRIVACY_UPDATED}
    inShort={`To register you give three details. To withdraw you give more. Nothing is stored outside ${COUNTRY}.`}
  />
)
