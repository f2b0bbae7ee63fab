import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkSuite, runSuites } from '../../../tools/suites.ts'

let printed: string[]

beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((...words) => void printed.push(words.join(' ')))
})
afterEach(() => vi.restoreAllMocks())

const suite = (name: string, passed: number, failed: number) => ({
  name,
  run: async () => ({ passed, failed }),
})

it('ends with the sum of all suites', async () => {
  expect(await runSuites([suite('one', 3, 0), suite('two', 4, 1)])).toEqual({ passed: 7, failed: 1 })
  expect(printed.at(-1)?.split('\n').at(-1)).toBe('7 passed, 1 failed')
  expect(printed.join('\n')).toMatch(/✓ one: 3 passed, 0 failed.*\n.*✗ two: 4 passed, 1 failed/s)
})

it('counts a suite that breaks as one failure, prints why, and goes on', async () => {
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no memory')) }
  expect(await runSuites([broken, suite('next', 2, 0)])).toEqual({ passed: 2, failed: 1 })
  expect(printed).toContain('no memory')
})

it('prints what a failing check has said', async () => {
  const failing = checkSuite('words', ['--eval', 'console.error("line 3 is wrong"); process.exit(2)'])
  expect(await runSuites([failing])).toEqual({ passed: 0, failed: 1 })
  expect(printed.join('\n')).toContain('line 3 is wrong')
  expect(await runSuites([checkSuite('fine', ['--eval', '0'])])).toEqual({ passed: 1, failed: 0 })
})
