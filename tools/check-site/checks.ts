import { FIRESTORE_ORIGIN } from '../headers.ts'
import { emulatorFaults, sheetFaults } from './data.ts'
import { cacheFaults, compressionFaults, headerFaults, tlsFaults } from './hosting.ts'
import { addressFaults, canonicalFaults, gameFaults, pageFaults, sitemapFaults } from './pages.ts'
import { type DeployedSite, loadSite } from './site.ts'

/** One thing that was looked at, and what is wrong with it. */
export interface Finding {
  readonly name: string
  readonly faults: readonly string[]
}

type Check = (site: DeployedSite, firestore: string) => readonly string[] | Promise<readonly string[]>

const CHECKS: Readonly<Record<string, Check>> = {
  pages: pageFaults,
  'addresses and redirects': addressFaults,
  'own address (canonical)': canonicalFaults,
  sitemap: sitemapFaults,
  TLS: tlsFaults,
  'security headers': headerFaults,
  caching: cacheFaults,
  compression: compressionFaults,
  'link to the game': gameFaults,
  'no emulator in the build': emulatorFaults,
  'season can be read': sheetFaults,
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function findingOf(name: string, faultsOf: () => ReturnType<Check>): Promise<Finding> {
  try {
    return { name, faults: await faultsOf() }
  } catch (error) {
    return { name, faults: [messageOf(error)] }
  }
}

/**
 * Looks at a deployed site as its visitors get it, and changes nothing there. Throws where the site does not answer.
 * @param origin without a closing slash
 */
export async function checkSite(origin: string, firestore = FIRESTORE_ORIGIN): Promise<readonly Finding[]> {
  const site = await loadSite(origin)
  const findings: Finding[] = []
  for (const [name, check] of Object.entries(CHECKS))
    findings.push(await findingOf(name, () => check(site, firestore)))
  return findings
}

/** Returns one line for each finding; a fault is one of more than one line only where there are several. */
export const describeFinding = ({ name, faults }: Finding): string =>
  faults.length === 0 ? `✓ ${name}` : `✗ ${name}: ${faults.slice(0, 3).join('; ')}${more(faults.length - 3)}`

const more = (count: number): string => (count > 0 ? `; and ${count} more` : '')
