import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'
import { startVitest } from 'vitest/node'
import { type Failure, type FileResult, REPORTS, type SuiteResult } from './results.ts'

const messageOf = (errors: readonly SerializedError[] = []): string =>
  errors.map(({ message, stack }) => stack ?? message).join('\n')

/** How the title of a test, or of a group of them, names the program that it needs. */
const NEEDS = /\(needs [^)]+\)/

function fileResult(module: TestModule): FileResult {
  const failures: Failure[] = []
  const leftOut: string[] = []
  for (const part of [module, ...module.children.allSuites()]) {
    // A hook that fails, or a file that cannot even be loaded.
    const message = messageOf(part.errors())
    if (message) failures.push({ title: part.type === 'module' ? 'the file' : part.fullName, message })
  }
  let tests = 0
  for (const test of module.children.allTests()) {
    tests += 1
    const { state, errors } = test.result()
    const { page } = test.meta()
    const about = { title: test.fullName, message: messageOf(errors), ...(page && { page }) }
    if (state === 'failed') failures.push(about)
    // Its title says what it needs and this machine lacks; anything else that was not run is a failure.
    else if (state === 'skipped' && NEEDS.test(test.fullName)) leftOut.push(test.fullName)
    else if (state !== 'passed') failures.push({ ...about, message: 'It was not run.' })
  }
  const seconds = module.diagnostic().duration / 1000
  return { file: relative('.', module.moduleId), tests, seconds, failures, leftOut }
}

/** Collects what becomes of every project of the test runner, each a suite. */
class SuiteCollector implements Reporter {
  readonly results: SuiteResult[] = []
  readonly #times = new Map<string, { readonly startMs: number; endMs: number }>()

  onTestModuleStart({ project }: TestModule): void {
    const nowMs = performance.now()
    if (!this.#times.has(project.name)) this.#times.set(project.name, { startMs: nowMs, endMs: nowMs })
  }

  onTestModuleEnd({ project }: TestModule): void {
    const times = this.#times.get(project.name)
    if (times) times.endMs = performance.now()
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const name of new Set(modules.map(({ project }) => project.name))) {
      const own = modules.filter(({ project }) => project.name === name)
      const tests = own.flatMap(module => [...module.children.allTests()])
      const passed = tests.filter(test => test.result().state === 'passed').length
      const files = own.map(fileResult)
      const leftOut = files.reduce((sum, each) => sum + each.leftOut.length, 0)
      const hasFailed = files.some(({ failures }) => failures.length > 0)
      const { startMs = 0, endMs = 0 } = this.#times.get(name) ?? {}
      // A test that was not run for no reason counts as failed, and so does a suite without one.
      const failed = Math.max(tests.length - passed - leftOut, Number(hasFailed || tests.length === 0))
      this.results.push({ name, passed, failed, seconds: (endMs - startMs) / 1000, files })
    }
    if (unhandled.length > 0) {
      const output = messageOf(unhandled)
      this.results.push({
        name: 'errors outside the tests',
        passed: 0,
        failed: 1,
        seconds: 0,
        files: [],
        output,
      })
    }
  }
}

/**
 * Runs projects of the test runner and returns what became of each; one without any test counts as failed.
 * @param root folder of the configuration
 */
export async function runSuites(names: readonly string[], root = '.'): Promise<readonly SuiteResult[]> {
  const collector = new SuiteCollector()
  const json = `${REPORTS}/tests.json`
  const vitest = await startVitest('test', [], {
    root,
    run: true,
    watch: false,
    project: [...names],
    reporters: ['default', ['json', { outputFile: json }], collector],
  })
  await vitest.close()
  const none = (name: string): SuiteResult => ({
    name,
    passed: 0,
    failed: 1,
    seconds: 0,
    files: [],
    output: 'No test was run.',
  })
  const { results } = collector
  return [
    ...names.map(name => results.find(result => result.name === name) ?? none(name)),
    ...results.filter(({ name }) => !names.includes(name)),
  ]
}
