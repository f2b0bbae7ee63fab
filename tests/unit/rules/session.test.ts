import { describe, expect, it } from 'vitest'
import { phaseAt, remainingSec } from '../../../src/rules/session.ts'

describe('a session', () => {
  it.each([
    [0, 'active'],
    [19.999, 'active'],
    [20, 'locked'],
    [24.999, 'locked'],
    [25, 'completed'],
    [3600, 'completed'],
  ])('is after %d s %s', (elapsedSec, phase) => {
    expect(phaseAt(elapsedSec)).toBe(phase)
  })

  it.each([
    [-3, 25],
    [0, 25],
    [20, 5],
    [24.5, 0.5],
    [25, 0],
    [26, 0],
  ])('has after %d s %d s left', (elapsedSec, left) => {
    expect(remainingSec(elapsedSec)).toBe(left)
  })
})
