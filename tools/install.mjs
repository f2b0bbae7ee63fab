import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

// Plain JavaScript without a dependency: this runs before anything is installed.
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const OLDEST_NODE = [20, 19]

/** The packages of a lock file, or null where there is none that can be read. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/** Whether node_modules holds the versions of package-lock.json; packages for other platforms may be missing. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      path === '' || (present[path] ? present[path].version === version : Boolean(optional || peer)),
  )
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  fail(`Node ${OLDEST_NODE.join('.')} or later is needed; this is ${process.versions.node}.`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

function install() {
  if (isInstalled()) return
  console.error('Installing what package-lock.json names …')
  // Not `npm ci`: it refuses a lock file written where a registry lacks some other platform's optional binaries.
  const { status, error } = spawnSync('npm', ['install', '--no-save', '--include=dev', '--no-progress'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) fail(`npm could not be started: ${error.message}`)
  if (status !== 0) fail('The installation failed; npm says why above.')
}

/**
 * Installs what is missing, then runs a TypeScript program in this process, from the repository's folder.
 * @param {string} program module relative to this folder
 */
export async function run(program) {
  process.chdir(ROOT)
  requireNode()
  install()
  const { register } = await import('tsx/esm/api')
  register()
  await import(program)
}
