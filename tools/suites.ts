import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const REPORTS = 'reports'

export interface Outcome {
  readonly passed: number
  readonly failed: number
}

export interface Suite {
  readonly name: string
  /** Runs the suite; `tell` takes lines of progress. Whatever it throws is one failure. */
  run(tell: (line: string) => void): Promise<Outcome>
}

/** A suite's own failure, with its output. */
class SuiteError extends Error {}

interface Run {
  readonly code: number
  readonly output: string
}

/** Runs a program of node_modules and collects what it prints; `onLine` sees each line. */
function runProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1', ...env } })
    let output = ''
    let line = ''
    const take = (chunk: Buffer) => {
      output += chunk
      const lines = (line + chunk).split('\n')
      line = lines.pop() ?? ''
      lines.forEach(onLine)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.once('error', reject)
    child.once('close', code => resolve({ code: code ?? 1, output }))
  })
}

/** A program that passes or fails as a whole. */
export function checkSuite(name: string, args: readonly string[]): Suite {
  return {
    name,
    async run() {
      const { code, output } = await runProgram(args, {}, () => undefined)
      if (code !== 0) throw new SuiteError(output)
      return { passed: 1, failed: 0 }
    },
  }
}

/** Tests of one vitest configuration, with a line of progress for every file. */
export function vitestSuite(
  name: string,
  config: string,
  env: () => Readonly<Record<string, string>> = () => ({}),
): Suite {
  return {
    name,
    async run(tell) {
      const report = `${REPORTS}/${name.replaceAll(' ', '-')}.json`
      mkdirSync(REPORTS, { recursive: true })
      rmSync(report, { force: true })
      const args = [
        '--config',
        config,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]
      const { code, output } = await runProgram(
        ['node_modules/vitest/vitest.mjs', 'run', ...args],
        env(),
        line => /^\s*[✓❯×].*\.test\.tsx?\b.*\(\d+ test/.test(line) && tell(line.trim()),
      )
      const outcome = readReport(report)
      if (code === 0 && outcome.failed === 0 && outcome.passed > 0) return outcome
      writeFileSync(`${REPORTS}/${name.replaceAll(' ', '-')}.log`, output)
      console.log(output)
      // A file that cannot even be loaded fails the run and no test.
      return { passed: outcome.passed, failed: Math.max(1, outcome.failed) }
    },
  }
}

function readReport(file: string): Outcome {
  try {
    const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
    return { passed: Number(numPassedTests), failed: Number(numTotalTests) - Number(numPassedTests) }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/** Runs the suites one after the other, telling each one's outcome, and answers the sum of all. */
export async function runSuites(suites: readonly Suite[]): Promise<Outcome> {
  const total = { passed: 0, failed: 0 }
  const summary: string[] = []
  for (const { name, run } of suites) {
    const startMs = Date.now()
    console.log(`▸ ${name}`)
    const outcome = await run(line => console.log(`    ${line}`)).catch((error: unknown) => {
      console.log(error instanceof Error ? error.message : String(error))
      return { passed: 0, failed: 1 }
    })
    total.passed += outcome.passed
    total.failed += outcome.failed
    const seconds = ((Date.now() - startMs) / 1000).toFixed(1)
    const mark = outcome.failed === 0 ? '✓' : '✗'
    summary.push(`${mark} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`)
    console.log(summary.at(-1))
  }
  console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
  return total
}
