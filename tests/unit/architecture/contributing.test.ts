import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the score that CONTRIBUTING shows is the one of ODD & EVEN', () => {
  const [, shown] = /```ts\n([\s\S]*?)```/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? []
  expect(shown).toBe(readFileSync('src/story/odd-even/score.ts', 'utf8'))
})
