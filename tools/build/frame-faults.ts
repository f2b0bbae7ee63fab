import { readFileSync } from 'node:fs'
import { frameAncestors } from '../headers.ts'

/**
 * Returns what keeps the pages that VITE_FRAME_ORIGINS names from showing this one, one line each: Firebase sends what
 * firebase.json says, not what the settings say.
 */
export function frameFaults(origins: readonly string[], firebase = 'firebase.json'): readonly string[] {
  const headers = readFileSync(firebase, 'utf8')
  const wanted = frameAncestors(origins)
  const faults: string[] = []
  if (!headers.includes(`${wanted}"`))
    faults.push(
      `${firebase} does not end its Content-Security-Policy with "${wanted}", as the settings have it`,
    )
  if (origins.length > 0 && headers.includes('"X-Frame-Options"'))
    faults.push(
      `${firebase} sends X-Frame-Options, which shuts out the origins of VITE_FRAME_ORIGINS: take it out`,
    )
  return faults
}
