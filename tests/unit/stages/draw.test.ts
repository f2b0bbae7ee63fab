import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { numberLine, selectionWeights } from '../../../src/rules/selection.ts'
import { landingDraws, landingSessions } from '../../../src/rules/showcase.ts'
import { drawOf } from '../../../src/stages/sessions/draws.ts'
import { textOf } from '../../support/words.ts'

const sessions = landingSessions()
const row = sessions.findIndex(({ pattern }) => pattern === '32010')
const [session, draw] = [sessions[row], landingDraws()[row]]
if (!session || !draw) throw new Error('32010 is missing')

describe('how the six sessions were drawn', () => {
  it.each(landingDraws().map((draw, row) => [sessions[row]?.pattern, draw, row] as const))(
    '%s: its weights follow from its row and what came before, and its number falls in its column',
    (_, { row, recent, average, weights, total, drawn }, place) => {
      const session = sessions[place]
      expect(weights).toEqual(selectionWeights(row, average))
      expect(Math.min(...weights)).toBe(1)
      const { regions } = numberLine(weights)
      expect(regions.at(-1)?.to).toBe(total)
      expect(regions.find(({ to }) => drawn < to)?.index).toBe(session?.selectionIndex)
      expect(recent).toBe((session?.occurrence ?? 0) - 1)
      const sum = COLUMNS.reduce<number>((all, column) => all + average[column], 0)
      expect(recent === 0 ? sum === 0 : Math.abs(sum - 100) <= 2).toBe(true)
    },
  )

  it('has the session that the page shows: 32010, its 7th time, 28 of 100', () => {
    expect(session).toMatchObject({ number: 118, occurrence: 7, parity: 'odd' })
    expect(draw).toEqual({
      row: [39, 15, 9, 37],
      recent: 6,
      average: [33, 17, 33, 17],
      shift: 25,
      weights: [31, 23, 1, 45],
      chances: [31, 23, 1, 45],
      total: 100,
      drawn: 28,
    })
  })
})

describe('its words', () => {
  it('say what is taken off, once and never before too, and in which direction they are shifted', () => {
    const said = (change: object) => textOf(drawOf({ session, draw: { ...draw, ...change } }))
    expect(said({ recent: 0 })).toContain('less nothing: it had not come before')
    expect(said({ recent: 1 })).toContain('less the last time, in %')
    expect(said({ shift: -8 })).toContain('and 8 taken away, so that the smallest is 1')
    expect(said({ shift: 0 })).toContain('so the smallest is 1 as it is')
  })
})

describe('what a lifted plate says', () => {
  it('is that it has not been drawn, before its session is completed', () => {
    const open = drawOf({ session: { ...session, phase: 'active' }, draw })
    expect(open).toContain('Not drawn yet.')
    expect(open).not.toContain('Drawn from')
  })

  it('has a needle on its number line at the place drawn, and joins each part of that to its column and chance', () => {
    const line = drawOf({ session, draw })
    expect(line).toContain(`left:${draw.drawn + 0.5}%`)
    const told = [...line.matchAll(/<b>(\d)<\/b> ([\d.]+%)/g)].map(([, column, chance]) => [column, chance])
    expect(told.join(' ')).toBe('0,31% 1,23% 2,1% 3,45%')
    // From the middle of each part, in their order: none crosses another one.
    const leaders = [...line.matchAll(/M([\d.]+) 0L([\d.]+) /g)].map(each => each.slice(1).map(Number))
    expect(leaders.map(([from]) => from)).toEqual([15.5, 42.5, 54.5, 77.5])
    const ends = leaders.map(([, to = 0]) => to)
    for (const [i, end] of ends.entries()) expect(end - (ends[i - 1] ?? -20)).toBeGreaterThanOrEqual(20)
  })
})
