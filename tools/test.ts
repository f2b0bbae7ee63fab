import { spawn } from 'node:child_process'
import { ensureBrowser } from './browser.ts'
import { buildForTests } from './build-for-tests.ts'
import { type SuiteResult, summaryOf, writeReport } from './test/results.ts'
import { runSuites } from './test/suites.ts'

/** Projects of vitest.config.ts that need no build, those that test the built site, and those that do so at length. */
const QUICK = ['unit']
const BUILT = ['page', 'pixels', 'real-time']
const LONG = ['long']

/** What `npm run check` and `npm test` hold the sources to before any test runs: programs below node_modules. */
const CHECKS = {
  'format and lint': ['@biomejs/biome/bin/biome', 'check', '.'],
  types: ['typescript-7/bin/tsc', '--noEmit'],
  imports: ['dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'tools', 'tests'],
  'unused code': ['knip/bin/knip.js'],
} as const

/** Runs something that passes or fails as a whole; what it says where it fails is printed and kept. */
async function whole(name: string, run: () => Promise<void>): Promise<SuiteResult> {
  console.log(`▸ ${name}`)
  const startMs = performance.now()
  const output = await run().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (output !== undefined) console.log(output)
  const failed = Number(output !== undefined)
  const seconds = (performance.now() - startMs) / 1000
  return { name, passed: 1 - failed, failed, seconds, files: [], ...(output !== undefined && { output }) }
}

/** Runs a program of node_modules. Throws what it has printed where it fails. */
function runCheck([program, ...args]: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: '1' }
    const child = spawn(process.execPath, [`node_modules/${program}`, ...args], { env })
    let output = ''
    child.stdout.on('data', chunk => (output += chunk))
    child.stderr.on('data', chunk => (output += chunk))
    child.once('close', code => (code === 0 ? resolve() : reject(new Error(output))))
  })
}

/** Runs every check and every suite, whatever fails before, and returns what became of them. */
async function run(isQuick: boolean, isLong: boolean): Promise<readonly SuiteResult[]> {
  const results: SuiteResult[] = []
  if (!isLong)
    for (const [name, command] of Object.entries(CHECKS))
      results.push(await whole(name, () => runCheck(command)))
  if (isQuick) return [...results, ...(await runSuites(QUICK))]
  const built = await whole('build', buildForTests)
  process.env.DIST_READY = '1'
  const suites = isLong ? LONG : [...QUICK, ...BUILT]
  // Without a site there is nothing for its tests.
  return [...results, built, ...(await runSuites(built.failed === 0 ? suites : QUICK))]
}

const isQuick = process.argv.includes('--quick')
try {
  if (!isQuick) console.log(`Browser: ${ensureBrowser()}`)
  const results = await run(isQuick, process.argv.includes('--long'))
  console.log(`\n${isQuick ? '' : `Report: ${writeReport(results)}\n\n`}${summaryOf(results)}`)
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
