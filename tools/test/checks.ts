import { spawn } from 'node:child_process'
import type { SuiteResult } from './results.ts'

/** A program that passes or fails as a whole. */
export interface Check {
  readonly name: string
  /** What node runs: a file and its arguments. */
  readonly args: readonly string[]
}

const MODULES = 'node_modules'

/** What `npm run check` and `npm test` hold the sources to before any test runs. */
export const CHECKS: readonly Check[] = [
  { name: 'format and lint', args: [`${MODULES}/@biomejs/biome/bin/biome`, 'check', '.'] },
  { name: 'types', args: [`${MODULES}/typescript-7/bin/tsc`, '--noEmit'] },
  {
    name: 'imports',
    args: [`${MODULES}/dependency-cruiser/bin/dependency-cruise.mjs`, 'src', 'tools', 'tests'],
  },
  { name: 'unused code', args: [`${MODULES}/knip/bin/knip.js`] },
]

/** Runs a check and returns what became of it; what it has printed is kept where it fails. */
export function runCheck({ name, args }: Check): Promise<SuiteResult> {
  const startMs = performance.now()
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1' } })
    let output = ''
    child.stdout.on('data', chunk => (output += chunk))
    child.stderr.on('data', chunk => (output += chunk))
    child.once('close', code => {
      const seconds = (performance.now() - startMs) / 1000
      const about = { name, seconds, files: [] }
      if (code === 0) return resolve({ ...about, passed: 1, failed: 0 })
      resolve({ ...about, passed: 0, failed: 1, output })
    })
  })
}
