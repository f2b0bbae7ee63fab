import { FIRESTORE_ORIGIN } from '../../src/content/firestore.ts'
import type { Settings } from '../../src/content/settings.ts'
import { runningSource } from '../running-source.ts'
import { readSettings, SettingsError } from '../settings.ts'

/** Where a data sheet is published. */
export type Target = ReturnType<typeof resolveTarget>

type Env = Readonly<Record<string, string | undefined>>

export interface TargetOptions {
  /** A real project, or the emulator's project if there is an emulator. */
  readonly project?: string | undefined
  /** `host:port` of an emulator or a data source. */
  readonly emulator?: string | undefined
}

const SCOPE = 'https://www.googleapis.com/auth/datastore'

/** Returns a token from the environment, else application-default credentials (`gcloud auth application-default login`). */
async function accessToken(env: Env): Promise<string> {
  const given = env.FIREBASE_ACCESS_TOKEN?.trim()
  if (given && /^[\x21-\x7e]+$/.test(given)) return given
  // It is a secret: the message must not repeat it.
  if (given) throw new Error('FIREBASE_ACCESS_TOKEN is no token: it holds a space, a line break or the like')
  const { GoogleAuth } = await import('google-auth-library')
  const token = await new GoogleAuth({ scopes: [SCOPE] }).getAccessToken()
  if (!token) throw new Error('the credentials give no access token')
  return token
}

function emulatorFrom(env: Env): string | undefined {
  const { VITE_FIRESTORE_EMULATOR_HOST: host, VITE_FIRESTORE_EMULATOR_PORT: port } = env
  return host && port ? `${host}:${port}` : undefined
}

/** Reads settings. Throws a SettingsError in which those that an option has set have the name of that option. */
function readNamed(env: Env, options: Readonly<Record<string, string>>): Settings {
  try {
    return readSettings(env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    throw new SettingsError(error.message.replace(/^\w+/gm, name => options[name] ?? name))
  }
}

/**
 * Returns the place that the options name. Without any: the emulator of the settings, else the data source that
 * `npm start` or `npm run dev` has started last. A real project is only ever taken from the option, so that
 * nothing is published to it by accident. Throws where there is none.
 */
export function resolveTarget({ project, emulator }: TargetOptions, env: Env) {
  const address = emulator ?? (project ? undefined : (emulatorFrom(env) ?? runningSource()))
  if (!address && !project) {
    throw new Error('no data source is running: start one with npm start, or name --emulator or --project')
  }
  const [, host, port] = /^(.+):(\d+)$/.exec(address ?? '') ?? []
  if (address && !(host && port)) throw new Error(`--emulator must be host:port, not "${address}"`)
  const { backend } = readNamed(
    {
      VITE_FIREBASE_PROJECT_ID: project ?? env.VITE_FIREBASE_PROJECT_ID,
      VITE_FIRESTORE_EMULATOR_HOST: host,
      VITE_FIRESTORE_EMULATOR_PORT: port,
    },
    {
      ...(project && { VITE_FIREBASE_PROJECT_ID: '--project' }),
      ...(emulator && { VITE_FIRESTORE_EMULATOR_HOST: 'the host of --emulator' }),
      ...(emulator && { VITE_FIRESTORE_EMULATOR_PORT: 'the port of --emulator' }),
    },
  )
  const resource = `projects/${backend?.projectId}/databases/(default)/documents`
  const origin = address ? `http://${address}` : FIRESTORE_ORIGIN
  return {
    /** In words, for the person who publishes. */
    name: address ? `the data source on ${address}` : `the project ${project}`,
    /** Address of the database's documents, without a closing slash; `resource` names the same place in requests. */
    documents: `${origin}/v1/${resource}`,
    resource,
    isEmulator: Boolean(address),
    // Emulators let this token pass all rules, as a service account does in a real project.
    authorize: async () => ({ Authorization: `Bearer ${address ? 'owner' : await accessToken(env)}` }),
  }
}
