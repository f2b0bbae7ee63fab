import { ensureBrowser } from './browser.ts'
import { freePort } from './ports.ts'
import { checkSuite, runSuites, vitestSuite } from './suites.ts'
import { buildForTests } from './test-build.ts'

try {
  console.log(`Browser: ${ensureBrowser()}`)
  const { failed } = await runSuites([
    checkSuite('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
    checkSuite('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
    vitestSuite('unit and shader tests', 'vitest.config.ts'),
    {
      name: 'build',
      async run() {
        await buildForTests(await freePort(0))
        return { passed: 1, failed: 0 }
      },
    },
    vitestSuite('browser tests', 'vitest.browser.config.ts', () => ({ DIST_READY: '1' })),
  ])
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
