import type { Settings } from '../../src/content/settings.ts'
import { entriesOf } from '../../src/live/entries.ts'
import { PATTERNS } from '../../src/rules/patterns.ts'
import { readSheet } from '../../src/rules/sheet.ts'
import { BUILT_WITH_FILE } from '../build/built-with.ts'
import { decodeFields, type WireFields } from '../data-source/values.ts'
import { ask, type DeployedSite } from './site.ts'

/** Returns what the site says that it was built with. Throws where it does not. */
async function builtWith({ origin }: DeployedSite): Promise<Settings> {
  const { status, text } = await ask(`${origin}/${BUILT_WITH_FILE}`)
  if (status !== 200) throw new Error(`/${BUILT_WITH_FILE} returns ${status}: deploy a whole build`)
  return JSON.parse(text) as Settings
}

/** The pages read from a project and not from somebody's machine. */
export const emulatorFaults = async (site: DeployedSite): Promise<readonly string[]> =>
  (await builtWith(site)).emulator ? ['the site reads from an emulator'] : []

/** Returns what is wrong with the season that visitors see, as anybody can read it. */
export async function sheetFaults(site: DeployedSite, firestore: string): Promise<readonly string[]> {
  const { backend } = await builtWith(site)
  if (!backend) return ['the site was built without a project: it has no live data']
  const { projectId: project, apiKey: key } = backend
  const address = `${firestore}/v1/projects/${project}/databases/(default)/documents/config/data_sheet`
  const { status, text } = await ask(key ? `${address}?key=${encodeURIComponent(key)}` : address)
  if (status === 404) return [`the project ${project} has no season yet: npm run sheet -- publish`]
  if (status === 403)
    return [`the rules of ${project} do not let the public read the season: deploy firestore.rules`]
  if (status !== 200) return [`reading the season of ${project} returns ${status}`]
  const { fields = {} } = JSON.parse(text) as { readonly fields?: WireFields }
  const { entries, faults } = readSheet(entriesOf(decodeFields(fields)))
  if (faults.length > 0) return [`${faults.length} entries of the season are left out by the page`]
  return entries.length === PATTERNS.length
    ? []
    : [`the season has ${entries.length} of ${PATTERNS.length} patterns`]
}
