import { buildForTests } from './build-for-tests.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { packagesThatRefuse } from './node-support.ts'
import { CHECKS, type Check, runCheck } from './test/checks.ts'
import { writeReport } from './test/report.ts'
import { type SuiteResult, summaryOf, sumOf } from './test/results.ts'
import { runSuites } from './test/suites.ts'

/** Projects of vitest.config.ts that need no build, and those that test the built site. */
const QUICK = ['unit', 'shaders']
const BUILT = ['browser', 'pictures']

async function tell(check: Check): Promise<SuiteResult> {
  console.log(`▸ ${check.name}`)
  const result = await runCheck(check)
  if (result.output) console.log(result.output)
  return result
}

/** Builds the site that all its tests share; returns it as a suite of one. */
async function build(): Promise<SuiteResult> {
  console.log('▸ build')
  const startMs = performance.now()
  const about = (failed: number) => ({
    name: 'build',
    passed: 1 - failed,
    failed,
    seconds: (performance.now() - startMs) / 1000,
    files: [],
  })
  try {
    await buildForTests()
    process.env.DIST_READY = '1'
    return about(0)
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    console.log(output)
    return { ...about(1), output }
  }
}

/** Runs every check and every suite, whatever fails before, and returns what became of them. */
async function run(isQuick: boolean): Promise<readonly SuiteResult[]> {
  const results: SuiteResult[] = []
  for (const check of CHECKS) results.push(await tell(check))
  if (isQuick) return [...results, ...(await runSuites(QUICK))]
  const built = await build()
  return [...results, built, ...(await runSuites(built.failed === 0 ? [...QUICK, ...BUILT] : QUICK))]
}

const isQuick = process.argv.includes('--quick')
try {
  const refusals = packagesThatRefuse(process.versions.node)
  if (refusals.length > 0) throw new Error(refusals.join('\n'))
  if (!isQuick) console.log(`Browser: ${ensureBrowser()}`)
  const results = await run(isQuick)
  const report = isQuick ? '' : `Report: ${writeReport(results)}\n\n`
  console.log(`\n${report}${summaryOf(results)}`)
  process.exitCode = sumOf(results, 'failed') === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
