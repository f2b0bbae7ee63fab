import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { withLock } from './lock.ts'
import { PLACE_VARIABLE, type Place, type PlaceName, placeOf } from './places.ts'

/** The build has failed; what it said is in the message. */
export class BuildError extends Error {}

export interface BuildOptions<T> {
  readonly place: PlaceName
  /** Settings for this build, above those of the environment. */
  readonly env?: Readonly<Record<string, string>>
  /** Called before any other build of this place may begin. */
  readonly use: (place: Place, output: string) => T | Promise<T>
  readonly signal?: AbortSignal | undefined
}

/** Builds the site: two builds at once would write into each other's files. Throws a BuildError. */
export function buildSite<T>({ place: name, env = {}, use, signal }: BuildOptions<T>): Promise<T> {
  const place = placeOf(name)
  return withLock(
    join(place.beside, 'lock'),
    async () => use(place, await runBuild({ ...env, [PLACE_VARIABLE]: name }, signal)),
    { signal, onWait: () => console.log('Another build is under way; waiting for it …') },
  )
}

function runBuild(env: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build/program.ts'], {
      // Test runners set NODE_ENV to their own ends; what is served is always the production build.
      env: { ...process.env, ...env, NODE_ENV: 'production' },
    })
    const end = () => child.kill()
    signal?.addEventListener('abort', end, { once: true })
    let output = ''
    child.stdout.on('data', chunk => (output += chunk))
    child.stderr.on('data', chunk => (output += chunk))
    child.once('error', reject)
    child.once('close', code => {
      signal?.removeEventListener('abort', end)
      if (code === 0) resolve(output)
      else reject(signal?.aborted ? signal.reason : new BuildError(output.trim()))
    })
  })
}
