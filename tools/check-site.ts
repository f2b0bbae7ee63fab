import { checkSite, describeFinding } from './check-site/checks.ts'
import { runProgram } from './terminal.ts'

const USAGE = 'Usage: npm run check-site -- https://www.your-site.in'

/** Checks the deployed site that the command line names; the exit code is 1 where something is wrong. */
async function main(): Promise<void> {
  const [address, ...more] = process.argv.slice(2)
  if (!address || more.length > 0 || !URL.canParse(address)) throw new Error(USAGE)
  const { origin, protocol } = new URL(address)
  if (!/^https?:$/.test(protocol)) throw new Error(USAGE)
  const findings = await checkSite(origin)
  for (const finding of findings) console.log(describeFinding(finding))
  const wrong = findings.filter(({ faults }) => faults.length > 0).length
  const right = findings.filter(({ faults, leftOut }) => faults.length === 0 && !leftOut).length
  console.log(`\n${origin}: ${right} right, ${wrong} wrong`)
  process.exitCode = wrong === 0 ? 0 : 1
}

await runProgram(main, error => error.message)
