import { BuildError, buildSite } from './build/build-site.ts'
import { deployFaults } from './build/deploy-faults.ts'
import { runProgram } from './terminal.ts'

/** Builds the site for visitors into dist/; says what it weighs, and what keeps it from being deployed. */
async function build(signal: AbortSignal): Promise<void> {
  const [output, faults] = await buildSite({
    place: 'visitors',
    use: ({ dist }, output) => [output, deployFaults(dist)] as const,
    signal,
  })
  console.log(output.trimEnd())
  for (const fault of faults) console.log(`Not for visitors: ${fault}`)
}

await runProgram(build, error =>
  error instanceof BuildError ? error.message : `Not built: ${error.message}`,
)
