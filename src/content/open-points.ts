import { BRAND } from './brand.ts'

/** Something that only the operator of the site or counsel can say. */
interface OpenPoint {
  /** What is wanted, as the end of the sentence “Not supplied yet: …”. */
  readonly asks: string
  /** Fill this in, as whole sentences. While it is empty the page says that it has not been supplied yet. */
  readonly text: string
}

/**
 * The open points of the site: `npm run build` lists those that are empty, and with VITE_STRICT_CONTENT=1 it refuses
 * to build while there is one. Two of them take their text from src/content/brand.ts. docs/COUNSEL.md says which of them
 * want counsel.
 */
export const OPEN_POINTS = {
  provider: { asks: 'the full legal name of the provider', text: '' },
  address: {
    asks: 'the postal address of the provider',
    text: BRAND.addressLines.join(', '),
  },
  grievanceOfficer: {
    asks: 'how to write to the grievance officer',
    text: '',
  },
  dataProtectionOfficer: {
    asks: 'how to write to the data protection officer',
    text: '',
  },
  indemnity: { asks: 'what the indemnity covers', text: '' },
  uses: { asks: 'every other use of the data', text: '' },
  recipients: {
    asks: 'the parties that data is shared with, and what for',
    text: '',
  },
  retention: {
    asks: 'how long records are kept, also after an account has been deleted',
    text: '',
  },
  monitoring: {
    asks: 'how transactions are monitored',
    text: '',
  },
  suspiciousActivity: {
    asks: 'what else is done when activity is suspicious',
    text: '',
  },
  certifier: {
    asks: 'the name of the certifier',
    text: BRAND.certifierName,
  },
  multipliers: {
    asks: 'the values of the multipliers',
    text: '',
  },
  seasonStart: {
    asks: 'whether sessions of an earlier season count at the start of a season',
    text: '',
  },
  liquidity: {
    asks: 'where the liquidity comes from, and how much of it there is',
    text: '',
  },
} as const satisfies Readonly<Record<string, OpenPoint>>

export type OpenPointName = keyof typeof OPEN_POINTS

/** Where each of them stands on the site. Apart from the points, for visitors do not need it. */
const PLACES: Readonly<Record<OpenPointName, string>> = {
  provider: '/terms#clause-1',
  address: '/terms#grievance',
  grievanceOfficer: '/terms#grievance',
  dataProtectionOfficer: '/privacy-policy#whom-to-write-to',
  indemnity: '/terms#clause-58',
  uses: '/privacy-policy#what-it-is-used-for',
  recipients: '/privacy-policy#who-it-is-shared-with',
  retention: '/anti-money-laundering-policy#keeping-records',
  monitoring: '/anti-money-laundering-policy#monitoring-transactions',
  suspiciousActivity: '/anti-money-laundering-policy#suspicious-activity',
  certifier: '/skill-certificates#certifier',
  multipliers: '/docs#bet-multiplier',
  seasonStart: '/docs#moving-averages',
  liquidity: '/docs#liquidity-pool',
}

const NAMES = Object.keys(OPEN_POINTS) as readonly OpenPointName[]

/** Returns the name, the place and the question of every point that is still open. */
export const stillOpen = (): readonly {
  readonly name: OpenPointName
  readonly at: string
  readonly asks: string
}[] =>
  NAMES.filter(name => OPEN_POINTS[name].text === '').map(name => ({
    name,
    at: PLACES[name],
    asks: OPEN_POINTS[name].asks,
  }))
