import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The build has failed; what it said is in the message. */
export class BuildError extends Error {}

/** The environment variable that tells a build where to go, and where it goes if nothing does. */
export const FOLDER_VARIABLE = 'BUILD_FOLDER'
export const VISITORS_FOLDER = '.cache/build'

const BUILDS = '.cache/builds'

/**
 * Builds the site into a folder of its own, so that builds at the same time leave each other alone: the site in `dist`, and
 * beside it what visitors have no use for. Whoever has asked for it moves that folder to where it belongs, or removes it.
 * Throws a BuildError.
 * @param env settings for this build, above those of the environment
 */
export async function buildSite(env: Readonly<Record<string, string>> = {}, signal?: AbortSignal) {
  mkdirSync(BUILDS, { recursive: true })
  const folder = mkdtempSync(join(BUILDS, 'site-'))
  try {
    return { folder, output: await runBuild({ ...env, [FOLDER_VARIABLE]: folder }, signal) }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function runBuild(env: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build/program.ts'], {
      // Test runners set NODE_ENV to their own ends; what is served is always the production build.
      env: { ...process.env, ...env, NODE_ENV: 'production' },
      ...(signal && { signal }),
    })
    let output = ''
    child.stdout.on('data', chunk => (output += chunk))
    child.stderr.on('data', chunk => (output += chunk))
    // An aborted signal kills the build, and is the error.
    child.once('error', reject)
    child.once('close', code => (code === 0 ? resolve(output) : reject(new BuildError(output.trim()))))
  })
}
