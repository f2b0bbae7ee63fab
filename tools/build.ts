import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BuildError, buildSite, VISITORS_FOLDER } from './build/build-site.ts'
import { deployFaults } from './build/deploy-faults.ts'
import { packSite } from './build/pack.ts'
import { runProgram } from './terminal.ts'

/** Builds the site for visitors into dist/; says what it weighs, and what keeps it from being deployed. */
async function build(signal: AbortSignal): Promise<void> {
  const { folder, output } = await buildSite({}, signal)
  await packSite(join(folder, 'dist'))
  rmSync('dist', { recursive: true, force: true })
  renameSync(join(folder, 'dist'), 'dist')
  rmSync(VISITORS_FOLDER, { recursive: true, force: true })
  renameSync(folder, VISITORS_FOLDER)
  console.log(output.trimEnd())
  for (const fault of deployFaults('dist')) console.log(`Not for visitors: ${fault}`)
}

await runProgram(build, error =>
  error instanceof BuildError ? error.message : `Not built: ${error.message}`,
)
