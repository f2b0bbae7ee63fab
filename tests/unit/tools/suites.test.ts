import { spawnSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type SuiteResult, summaryOf } from '../../../tools/test/results.ts'
import { testFolder } from '../../support/folder.ts'

vi.setConfig({ hookTimeout: 60_000 })

it('the summary names suites with their seconds, what was left out or failed, the slowest files, and ends with the sum', () => {
  const file = {
    file: 'a.test.ts',
    seconds: 1.5,
    failures: [{ title: 'd > e', message: 'wrong' }],
    leftOut: ['f (needs nginx) > g', 'f (needs nginx) > h'],
  }
  const results: readonly SuiteResult[] = [
    { name: 'one', passed: 3, failed: 0, seconds: 1.23, files: [] },
    {
      name: 'two',
      passed: 4,
      failed: 1,
      seconds: 2,
      files: [file, { ...file, file: 'b.test.ts', seconds: 9, failures: [], leftOut: [] }],
    },
  ]
  expect(summaryOf(results).split('\n')).toEqual([
    '✓ one                 1.2 s  3 passed, 0 failed',
    '✗ two                 2.0 s  4 passed, 1 failed',
    '  – left out: a.test.ts > f (needs nginx) > g and 1 more',
    '  ✗ a.test.ts > d > e',
    '',
    'The slowest files:',
    '      9.0 s  b.test.ts',
    '      1.5 s  a.test.ts',
    '',
    '7 passed, 1 failed',
  ])
})

describe('suites of the test runner', () => {
  const folder = testFolder()
  let results: readonly SuiteResult[]

  const suite = (name: string) => results.find(result => result.name === name)

  /** Runs small suites in a process of their own: a runner inside a runner would share its globals. */
  beforeAll(() => {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    const put = (file: string, text: string) => writeFileSync(join(folder, file), text)
    const names = ['good', 'bad', 'broken', 'skipped', 'lacking']
    const projects = names.map(name => `{ test: { name: '${name}', include: ['${name}.test.ts'] } }`)
    put('package.json', '{ "type": "module" }')
    put('vitest.config.ts', `export default { test: { projects: [${projects}] } }`)
    const head = "import { beforeAll, describe, expect, it } from 'vitest'\n"
    put('good.test.ts', `${head}it('one', () => {})\nit('two', () => {})`)
    put('bad.test.ts', `${head}it('one', () => {})\nit('two', () => expect(1).toBe(2))`)
    put(
      'broken.test.ts',
      `${head}describe('part', () => { beforeAll(() => { throw new Error('no site') })\nit('one', () => {}) })`,
    )
    put('skipped.test.ts', `${head}it('one', () => {})\nit.runIf(false)('two', () => {})`)
    put('lacking.test.ts', `${head}it('one', () => {})\nit.skipIf(true)('two (needs nginx)', () => {})`)
    const module = pathToFileURL(resolve('tools/test/suites.ts')).href
    const code = `const { runSuites } = await import('${module}')
      const results = await runSuites(${JSON.stringify([...names, 'none'])})
      console.log('RESULTS' + JSON.stringify(results))`
    const args = ['--import', 'tsx', '--input-type=module', '--eval', code]
    const env = { ...process.env, VITEST: '', NODE_ENV: '' }
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env })
    results = JSON.parse(/^RESULTS(.*)$/m.exec(stdout)?.[1] ?? `"${stderr}"`)
  })

  it('are counted each for itself', () => {
    expect(suite('good')).toMatchObject({ passed: 2, failed: 0 })
    expect(suite('bad')).toMatchObject({ passed: 1, failed: 1 })
    expect(suite('bad')?.files).toMatchObject([
      {
        file: 'bad.test.ts',
        failures: [{ title: 'two', message: expect.stringContaining('expected 1 to be 2') }],
      },
    ])
  })

  it('fail where what their tests need fails, and where there is no test', () => {
    expect(suite('broken')).toMatchObject({ passed: 0, failed: 1 })
    expect(suite('broken')?.files[0]?.failures[0]?.message).toContain('no site')
    expect(suite('none')).toMatchObject({ passed: 0, failed: 1 })
  })

  it('name a test that was not run as one that failed', () => {
    expect(suite('skipped')).toMatchObject({ passed: 1, failed: 1 })
    expect(suite('skipped')?.files[0]?.failures).toEqual([{ title: 'two', message: 'It was not run.' }])
  })

  it('leave out what needs a program that is not here: neither passed nor failed', () => {
    expect(suite('lacking')).toMatchObject({ passed: 1, failed: 0 })
    expect(suite('lacking')?.files[0]?.leftOut).toEqual(['two (needs nginx)'])
  })
})
