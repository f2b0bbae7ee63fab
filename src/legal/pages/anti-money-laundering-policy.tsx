import * as document from '../../content/pages/anti-money-laundering-policy.mdx'
import { ANTI_MONEY_LAUNDERING } from '../../content/routes.ts'
import { LegalPage } from '../page.tsx'

export default () => (
  <LegalPage
    route={ANTI_MONEY_LAUNDERING}
    document={document}
    inShort="No withdrawal without identification, and no cash."
  />
)
