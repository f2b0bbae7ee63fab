import { ensureBrowser } from './browser.ts'
import { freePort } from './ports.ts'
import { writeReport } from './report.ts'
import { checkSuite, programSuite, REPORTS, runSuites, type Suite, vitestSuite } from './suites.ts'
import { buildForTests } from './test-build.ts'

/** What needs no build: the inner loop of work. */
const QUICK: readonly Suite[] = [
  checkSuite('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
  checkSuite('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  vitestSuite('unit and shader tests', 'vitest.config.ts'),
]

/** The build that the suites after it share says so. */
const DIST_READY = { DIST_READY: '1' }

const BUILT: readonly Suite[] = [
  {
    name: 'build',
    async run() {
      await buildForTests(await freePort(0))
      return { passed: 1, failed: 0 }
    },
  },
  vitestSuite('browser tests', 'vitest.browser.config.ts', () => DIST_READY),
  programSuite('pictures', 'tests/visual/main.ts', {
    page: 'visual/index.html',
    results: `${REPORTS}/visual/results.json`,
    env: DIST_READY,
  }),
]

try {
  console.log(`Browser: ${ensureBrowser()}`)
  const suites = process.argv.includes('--quick') ? QUICK : [...QUICK, ...BUILT]
  const { failed } = await runSuites(suites, results => console.log(`\nReport: ${writeReport(results)}`))
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
