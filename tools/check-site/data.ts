import { entriesOf } from '../../src/live/entries.ts'
import { PATTERNS } from '../../src/rules/patterns.ts'
import { readSheet } from '../../src/rules/sheet.ts'
import { emulatorIn } from '../build/built-in-emulator.ts'
import { decodeFields, type WireFields } from '../data-source/values.ts'
import { ask } from './ask.ts'
import type { DeployedSite } from './site.ts'

const PROJECT = /\bprojectId:["'`]([a-z][a-z0-9-]+)["'`]/
const KEY = /\bapiKey:["'`]([^"'`]+)["'`]/

const allScripts = ({ scripts }: DeployedSite): string =>
  [...scripts.values()].map(({ text }) => text).join('\n')

/** The scripts read from a project and not from somebody's machine. */
export function emulatorFaults(site: DeployedSite): readonly string[] {
  const emulator = emulatorIn(allScripts(site))
  return emulator ? [`the site reads from the emulator on ${emulator.host}:${emulator.port}`] : []
}

/** Returns what is wrong with the season that visitors see, as anybody can read it. */
export async function sheetFaults(site: DeployedSite, firestore: string): Promise<readonly string[]> {
  const scripts = allScripts(site)
  const emulator = emulatorIn(scripts)
  const [, project] = PROJECT.exec(scripts) ?? []
  if (!project) return ['the site was built without a project: it has no live data']
  const origin = emulator ? `http://${emulator.host}:${emulator.port}` : firestore
  const [, key] = KEY.exec(scripts) ?? []
  const address = `${origin}/v1/projects/${project}/databases/(default)/documents/config/data_sheet`
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
