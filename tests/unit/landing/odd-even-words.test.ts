import { expect, it, vi } from 'vitest'
import { chipText, drawText } from '../../../src/stages/odd-even/facts.ts'

vi.hoisted(() => vi.stubGlobal('__SETTINGS__', { sampleSeason: null }))

it('names by each row the time that it is for: this one, or the one after it', () => {
  expect([chipText(3, true), chipText(3, false)]).toEqual(['now: 3rd time', 'next: 4th time'])
  expect([chipText(1, true), chipText(8, false)]).toEqual(['now: 1st time', 'next: 9th time'])
})

it('says what has been drawn, and that it is a sample where no mark beside it does', () => {
  expect(drawText('3210', false)).toBe('Sample draw: 3210')
  expect(drawText('3210', true)).toBe('Draw: 3210')
})
