import type { Backend } from './settings.ts'

/** The one shared configuration document. */
export const DOCUMENT_PATH = 'config/data_sheet'

/** Where Firestore's own backend is. */
export const FIRESTORE_ORIGIN = 'https://firestore.googleapis.com'

/** Returns where a site reads its data from. */
export const originOf = ({ emulator }: Backend): string =>
  emulator ? `http://${emulator.host}:${emulator.port}` : FIRESTORE_ORIGIN

/** Returns how a backend's documents are named, their address at an origin, and after it what makes a key known. */
export function addressOf({ projectId, apiKey }: Backend, origin: string) {
  const documents = `projects/${projectId}/databases/(default)/documents`
  const query = apiKey === undefined ? '' : `?key=${encodeURIComponent(apiKey)}`
  return { documents, query, url: `${origin}/v1/${documents}` }
}
