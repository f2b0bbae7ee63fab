import { DOCS_FACTS } from './docs.ts'
import type { Facts } from './facts.ts'
import {
  ANTI_MONEY_LAUNDERING_FACTS,
  CERTIFICATE_FACTS,
  PRIVACY_FACTS,
  RESPONSIBLE_FACTS,
} from './policies.ts'
import { TERMS_FACTS } from './terms.ts'

/** Which facts each route's main part must state. */
export const CHECKLIST: Readonly<Record<string, Facts>> = {
  '/docs': DOCS_FACTS,
  '/terms': TERMS_FACTS,
  '/privacy-policy': PRIVACY_FACTS,
  '/responsible-gaming-policy': RESPONSIBLE_FACTS,
  '/anti-money-laundering-policy': ANTI_MONEY_LAUNDERING_FACTS,
  '/skill-certificates': CERTIFICATE_FACTS,
}
