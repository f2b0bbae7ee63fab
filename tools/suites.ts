import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

export const REPORTS = 'reports'

/** Tests of one file. */
export interface FileOutcome {
  readonly file: string
  readonly tests: number
  readonly failures: readonly {
    readonly title: string
    readonly message: string
    /** The page, below reports/, that shows more. */
    readonly page?: string
  }[]
}

export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** What was tested where, if the suite can tell. */
  readonly files?: readonly FileOutcome[]
  /** What a suite that failed as a whole has said. */
  readonly output?: string
}

export interface Suite {
  readonly name: string
  /** The suite's own report, below reports/. */
  readonly page?: string
  /** Runs the suite; `tell` takes lines of progress. Whatever it throws is one failure. */
  run(tell: (line: string) => void): Promise<Outcome>
}

/** A suite that has been run. */
export interface Result extends Outcome {
  readonly name: string
  readonly page?: string
  readonly seconds: number
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
      return { ...outcome, failed: Math.max(1, outcome.failed), ...(outcome.files ? {} : { output }) }
    },
  }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numTotalTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

function readReport(file: string): Outcome {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
    const { numPassedTests, numTotalTests } = report
    const files = report.testResults.map(({ name, message, assertionResults: tests }) => ({
      file: relative('.', name),
      tests: tests.length,
      failures: [
        ...(message ? [{ title: 'the file', message }] : []),
        ...tests
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({ title: fullName, message: failureMessages.join('\n') })),
      ],
    }))
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests, files }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/** A TypeScript program that tells of its checks line by line and leaves its Outcome as JSON. */
export function programSuite(
  name: string,
  program: string,
  { page, results, env }: { page: string; results: string; env: Readonly<Record<string, string>> },
): Suite {
  return {
    name,
    page,
    async run(tell) {
      rmSync(results, { force: true })
      const { output } = await runProgram(
        ['--import', 'tsx', program],
        env,
        line => /^\s*[✓✗×]/.test(line) && tell(line),
      )
      try {
        return JSON.parse(readFileSync(results, 'utf8')) as Outcome
      } catch {
        throw new SuiteError(output)
      }
    },
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Runs the suites one after the other, telling each one's outcome, and answers the sum of all.
 * @param finish takes what became of each suite, before the last lines are printed
 */
export async function runSuites(
  suites: readonly Suite[],
  finish: (results: readonly Result[]) => void = () => undefined,
): Promise<Outcome> {
  const results: Result[] = []
  const summary: string[] = []
  for (const [place, { name, page, run }] of suites.entries()) {
    const startMs = Date.now()
    console.log(`▸ ${name} (${place + 1} of ${suites.length})`)
    const outcome = await run(line => console.log(`    ${line}`)).catch((error: unknown) => {
      console.log(reasonOf(error))
      return { passed: 0, failed: 1, output: reasonOf(error) }
    })
    const seconds = (Date.now() - startMs) / 1000
    results.push({ name, seconds, ...(page && { page }), ...outcome })
    const mark = outcome.failed === 0 ? '✓' : '✗'
    summary.push(
      `${mark} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds.toFixed(1)} s)`,
    )
    console.log(summary.at(-1))
  }
  finish(results)
  const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0)
  const total = { passed: sum('passed'), failed: sum('failed') }
  console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
  return total
}
