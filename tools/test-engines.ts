import { buildForTests } from './build-for-tests.ts'
import { startDisplay } from './engines/display.ts'
import { ensureEngines, missingParts } from './engines/find.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { runProgram } from './terminal.ts'
import { summaryOf, sumOf } from './test/results.ts'
import { runSuites } from './test/suites.ts'

/** Runs the tests of tests/engines in every other engine that this machine has, and says which it lacks. */
async function main(signal: AbortSignal): Promise<void> {
  const engines = ensureEngines()
  const missing = missingParts(engines)
  for (const line of missing) console.log(line)
  if (!engines.firefox && !engines.webkit) throw new Error('No engine can be tested here.')
  console.log(`Compared with: ${ensureBrowser()}`)
  await buildForTests(signal)
  process.env.DIST_READY = '1'
  const display = engines.display ? await startDisplay(engines.display) : undefined
  try {
    if (display) process.env.DISPLAY = display.name
    const results = await runSuites(['engines'])
    console.log(`\n${summaryOf(results)}`)
    process.exitCode = sumOf(results, 'failed') === 0 ? 0 : 1
  } finally {
    await display?.close()
  }
}

await runProgram(main, error => error.message)
