import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

// Plain JavaScript without a dependency: this runs before anything is installed, on any version of Node.
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const readJson = file => JSON.parse(readFileSync(file, 'utf8'))

/** Returns the packages of a lock file, or null where there is none that can be read. */
function packagesOf(file) {
  try {
    return readJson(file).packages
  } catch {
    return null
  }
}

/** Returns whether node_modules holds the versions of package-lock.json; packages for other platforms may be missing. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      path === '' || (present[path] ? present[path].version === version : Boolean(optional || peer)),
  )
}

const numbersOf = version => version.split('.').map(Number)

/** Returns whether a version is in a part of `engines.node`: `^20.19.0` or `>=24.0.0`. Throws for any other form. */
function includes(part, version) {
  const [, sign, oldest] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part.trim()) || []
  if (!oldest) throw new Error(`package.json: engines.node has a part of another form: ${part}`)
  const [major, minor, patch] = numbersOf(version)
  const [oldestMajor, oldestMinor, oldestPatch] = numbersOf(oldest)
  if (major !== oldestMajor) return sign === '>=' && major > oldestMajor
  return minor > oldestMinor || (minor === oldestMinor && patch >= oldestPatch)
}

function requireNode() {
  const range = readJson('package.json').engines.node
  const { node } = process.versions
  if (range.split('||').some(part => includes(part, node))) return
  fail(`The site needs Node ${range}; this is ${node}.`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

function install() {
  if (isInstalled()) return
  console.error('Installing what package-lock.json names …')
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--no-progress'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) fail(`npm could not be started: ${error.message}`)
  if (status !== 0) fail('The installation failed; npm says why above.')
}

// `node tools/run.mjs NAME …` installs what is missing, then runs tools/NAME.ts in this process, from the repository's folder.
process.chdir(ROOT)
requireNode()
install()
const { register } = await import('tsx/esm/api')
register()
const [name] = process.argv.splice(2, 1)
// The runner of the tests draws its progress by commands to the terminal.
if (name !== 'test') {
  const { keepOutputPlain } = await import('./plain-output.ts')
  keepOutputPlain()
}
await import(`./${name}.ts`)
