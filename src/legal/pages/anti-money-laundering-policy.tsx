import Document, { lead, minutes, outline } from '../../content/pages/anti-money-laundering-policy.mdx'
import { ANTI_MONEY_LAUNDERING } from '../../content/routes.ts'
import { LegalPage } from '../page.tsx'

export default function AntiMoneyLaunderingPage() {
  return (
    <LegalPage
      heading={ANTI_MONEY_LAUNDERING.label}
      path={ANTI_MONEY_LAUNDERING.path}
      document={Document}
      lead={lead}
      outline={outline}
      minutes={minutes}
      inShort="No withdrawal without identification, and no cash."
    />
  )
}
