import { BRAND } from '../src/content/brand.ts'

/** Something that only the operator of the site or counsel can say. */
interface OpenPoint {
  /** What is wanted, as the end of the sentence “Not supplied yet: …”. */
  readonly asks: string
  /** Where it stands on the site. */
  readonly at: string
  /** Fill this in, as whole sentences. While it is empty the page says that it has not been supplied yet. */
  readonly text: string
}

/**
 * The open points of the site: `npm run build` lists those that are empty, and with VITE_STRICT_CONTENT=1 it refuses
 * to build while there is one. Two of them take their text from src/content/brand.ts. COUNSEL.md says which of them want counsel.
 */
export const OPEN_POINTS = {
  provider: { asks: 'the full legal name of the provider', at: '/terms#clause-1', text: '' },
  address: {
    asks: 'the postal address of the provider',
    at: '/terms#grievance',
    text: BRAND.addressLines.join(', '),
  },
  grievanceOfficer: {
    asks: 'how to write to the grievance officer',
    at: '/terms#grievance',
    text: '',
  },
  dataProtectionOfficer: {
    asks: 'how to write to the data protection officer',
    at: '/privacy-policy#whom-to-write-to',
    text: '',
  },
  indemnity: { asks: 'what the indemnity covers', at: '/terms#clause-58', text: '' },
  uses: { asks: 'every other use of the data', at: '/privacy-policy#what-it-is-used-for', text: '' },
  recipients: {
    asks: 'the parties that data is shared with, and what for',
    at: '/privacy-policy#who-it-is-shared-with',
    text: '',
  },
  retention: {
    asks: 'how long records are kept, also after an account has been deleted',
    at: '/anti-money-laundering-policy#keeping-records',
    text: '',
  },
  monitoring: {
    asks: 'how transactions are monitored',
    at: '/anti-money-laundering-policy#monitoring-transactions',
    text: '',
  },
  suspiciousActivity: {
    asks: 'what else is done when activity is suspicious',
    at: '/anti-money-laundering-policy#suspicious-activity',
    text: '',
  },
  certifier: {
    asks: 'the name of the certifier',
    at: '/skill-certificates#certifier',
    text: BRAND.certifierName,
  },
  multipliers: {
    asks: 'the values of the multipliers',
    at: '/docs#bet-multiplier',
    text: '',
  },
  seasonStart: {
    asks: 'whether sessions of an earlier season count at the start of a season',
    at: '/docs#moving-averages',
    text: '',
  },
  liquidity: {
    asks: 'where the liquidity comes from, and how much of it there is',
    at: '/docs#liquidity-pool',
    text: '',
  },
} as const satisfies Readonly<Record<string, OpenPoint>>

export type OpenPointName = keyof typeof OPEN_POINTS

/** Returns the name, the place and the question of every point that is still open. */
export const stillOpen = (): readonly (OpenPoint & { readonly name: string })[] =>
  Object.entries<OpenPoint>(OPEN_POINTS)
    .filter(([, { text }]) => text === '')
    .map(([name, point]) => ({ name, ...point }))
