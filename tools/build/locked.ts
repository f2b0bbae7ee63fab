import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const LOCK = '.cache/build.lock'
const LOCK_POLL_MS = 500

/** The build has failed; what it said is in the message. */
export class BuildError extends Error {}

/** Returns whether a process of that id runs. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Takes the lock; returns false while another program's build holds it. */
function takeLock(): boolean {
  mkdirSync('.cache', { recursive: true })
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    // A build that was killed leaves its lock behind.
    if (!isAlive(Number(readFileSync(LOCK, 'utf8')))) rmSync(LOCK, { force: true })
    return false
  }
}

/**
 * Builds the site into dist/ and calls `use` before any other build of this folder may begin: two builds at once
 * would write into each other's files. Throws a BuildError.
 * @param env settings for this build, above those of the environment
 */
export async function buildSite<T>(
  env: Readonly<Record<string, string>>,
  use: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  let isTold = false
  while (!takeLock()) {
    if (!isTold) console.log('Another build is under way; waiting for it …')
    isTold = true
    await sleep(LOCK_POLL_MS, undefined, { signal })
  }
  try {
    await runBuild(env, signal)
    return await use()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function runBuild(env: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
      // Test runners set NODE_ENV to their own ends; what is served is always the production build.
      env: { ...process.env, ...env, NODE_ENV: 'production' },
      ...(signal && { signal }),
    })
    let output = ''
    child.stdout.on('data', chunk => (output += chunk))
    child.stderr.on('data', chunk => (output += chunk))
    child.once('error', reject)
    child.once('close', code => (code === 0 ? resolve() : reject(new BuildError(output.trim()))))
  })
}
