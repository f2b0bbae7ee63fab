import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import { startVitest, type TestModule } from 'vitest/node'
import { type FileResult, REPORTS, type SuiteResult } from './results.ts'

const messageOf = (errors: readonly SerializedError[] = []): string =>
  errors.map(({ message, stack }) => stack ?? message).join('\n')

/** How the title of a test, or of a group of them, names the program that it needs. */
const NEEDS = /\(needs [^)]+\)/

function fileResult(module: TestModule): FileResult {
  const parts = [module, ...module.children.allSuites()]
  const tests = [...module.children.allTests()]
  // A hook that fails, or a file that cannot even be loaded; the tests behind it are not run.
  const broken = parts
    .map(part => ({
      title: part.type === 'module' ? 'the file' : part.fullName,
      message: messageOf(part.errors()),
    }))
    .filter(({ message }) => message)
  const failed = tests
    .filter(test => test.result().state === 'failed')
    .map(test => {
      const { page } = test.meta()
      return { title: test.fullName, message: messageOf(test.result().errors), ...(page && { page }) }
    })
  // A title says what its test needs and this machine lacks; anything else that was not run is a failure.
  const skipped = tests.filter(test => test.result().state === 'skipped').map(test => test.fullName)
  const leftOut = skipped.filter(title => NEEDS.test(title))
  const notRun = broken.length > 0 ? [] : skipped.filter(title => !NEEDS.test(title))
  return {
    file: relative('.', module.moduleId),
    seconds: module.diagnostic().duration / 1000,
    failures: [...broken, ...failed, ...notRun.map(title => ({ title, message: 'It was not run.' }))],
    leftOut,
  }
}

function suiteResult(name: string, modules: readonly TestModule[]): SuiteResult {
  const files = modules.map(fileResult)
  const tests = modules.flatMap(module => [...module.children.allTests()])
  const failed = files.reduce((sum, { failures }) => sum + failures.length, 0)
  return {
    name,
    passed: tests.filter(test => test.result().state === 'passed').length,
    failed: tests.length === 0 ? Math.max(1, failed) : failed,
    seconds: files.reduce((sum, file) => sum + file.seconds, 0),
    files,
    ...(tests.length === 0 && { output: 'No test was run.' }),
  }
}

/**
 * Runs projects of the test runner and returns what became of each; one without any test counts as failed.
 * @param root folder of the configuration
 */
export async function runSuites(names: readonly string[], root = '.'): Promise<readonly SuiteResult[]> {
  const json = `${REPORTS}/tests.json`
  const vitest = await startVitest('test', [], {
    root,
    run: true,
    watch: false,
    project: [...names],
    reporters: ['default', ['json', { outputFile: json }]],
  })
  const modules = vitest.state.getTestModules()
  const outside = messageOf(vitest.state.getUnhandledErrors() as SerializedError[])
  await vitest.close()
  const results = names.map(name =>
    suiteResult(
      name,
      modules.filter(({ project }) => project.name === name),
    ),
  )
  if (!outside) return results
  return [
    ...results,
    { name: 'outside the tests', passed: 0, failed: 1, seconds: 0, files: [], output: outside },
  ]
}
