import { beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_ENTRY, SAMPLE_INDICES } from '../../../src/docs/sample.ts'
import { chancesFor, selectionWeights } from '../../../src/rules/selection.ts'
import { type Row, sumOf } from '../../../src/rules/sheet.ts'
import { beforeLiveDraw, landingDraws } from '../../../src/rules/showcase.ts'
import { gameState } from '../../../tools/pictures/game-state.ts'
import { renderSite } from '../../support/rendered.ts'
import { tablesOf, textOf } from '../../support/words.ts'

let docs = ''
let landing = ''
let tables: ReturnType<typeof tablesOf>

beforeAll(async () => {
  const pages = await renderSite('real')
  docs = pages.get('/docs')?.html ?? ''
  landing = pages.get('/')?.html ?? ''
  tables = tablesOf(docs)
}, 60_000)

/** The four cells of the row that begins so, in the table whose caption begins so. */
function rowOf(caption: string, first: string): readonly string[] {
  const [, rows = []] = [...tables].find(([name]) => name.startsWith(caption)) ?? []
  return rows.find(([name]) => name?.startsWith(first))?.slice(1) ?? []
}

const numbers = (cells: readonly string[]) => cells.map(Number.parseFloat) as unknown as Row

/** The chances that follow from sheet values and a moving average, worked out here, as the page writes them. */
function worked(values: Row, average: Row): readonly string[] {
  const weights = selectionWeights(values, average)
  return weights.map(weight => `${Math.round((1000 * weight) / sumOf(weights)) / 10}%`)
}

describe('chances in the docs follow from the numbers beside them', () => {
  it.each([
    ['Entry of base pattern', 'ODD, sheet values', 'Moving average', 'Chances while ODD'],
    ['Entry of base pattern', 'EVEN, sheet values', 'Moving average', 'Chances while EVEN'],
    ['From the sheet values', 'Sheet values', '1. Moving average', 'Chance'],
    ['Chances of', 'Sheet values', 'Moving average', 'Chances'],
  ])('%s: %s', (caption, values, average, chances) => {
    const shown = rowOf(caption, chances)
    expect(shown).toHaveLength(4)
    expect(shown).toEqual(worked(numbers(rowOf(caption, values)), numbers(rowOf(caption, average))))
  })

  it('and are not the sheet values: 28, 35, 20, 17 are 10, 62.5, 25 and 2.5% with the history shown', () => {
    expect(rowOf('Entry', 'ODD, sheet')).toEqual(['28', '35', '20', '17'])
    expect(rowOf('Entry', 'Chances while ODD')).toEqual(['10%', '62.5%', '25%', '2.5%'])
    expect(chancesFor(SAMPLE_ENTRY.odd, SAMPLE_INDICES)).toEqual([10, 62.5, 25, 2.5])
  })
})

describe('a sheet value', () => {
  it('carries no per cent sign in any table of the docs', () => {
    const rows = [...tables.values()].flat().filter(([name]) => /sheet values/i.test(name ?? ''))
    expect(rows.length).toBeGreaterThan(4)
    for (const row of rows) expect(row.join()).not.toContain('%')
  })

  it('is not called a percentage anywhere', () => {
    expect(textOf(docs + landing)).not.toMatch(/sheet of percentages|per cent\b/)
  })
})

describe('chances of the landing page', () => {
  it('are those of the live row before its draw', () => {
    expect(beforeLiveDraw().chances.map(Math.round)).toEqual([24, 38, 37, 1])
    expect(textOf(landing)).toContain('chances of 24%, 38%, 37% and 1%')
  })

  it('stand with each drawn column of the six sessions, as its share of the number line', () => {
    const shown = [...textOf(landing).matchAll(/part of column (\d), whose chance was ([\d.]+)%/g)]
    const lines = landingDraws().map(({ weights }) => weights)
    expect(shown).toHaveLength(lines.length)
    for (const [place, [, column, chance]] of shown.entries()) {
      const weights = lines[place] ?? [0, 0, 0, 0]
      expect(Number(chance)).toBeCloseTo((100 * (weights[Number(column)] ?? 0)) / sumOf(weights), 1)
    }
  })

  it('stand on the phone beside the sheet values, for the same session', () => {
    const { session, row, chances, chosen } = gameState()
    expect([session.pattern, row]).toEqual(['20312', [13, 32, 46, 9]])
    expect(chances).toEqual(beforeLiveDraw().chances)
    expect(chances[chosen]).toBe(Math.max(...chances))
  })
})

describe('money in the docs', () => {
  it('is what a multiplier returns: 100 at 1.4X pays 140, 40 of it gained, and breaks even at 71.4%', () => {
    expect(rowOf('For example, a fulfilled amount of 100', '1.4X')).toEqual([
      '100',
      '140',
      '40',
      'a chance of 71.4%',
    ])
  })

  it('left alone for 100 days has cost 30% to withdraw, and may be gone', () => {
    expect(rowOf('For example, a prize of 140', 'from 90 on').join(' ')).toMatch(
      /may be forfeited.*98: a fee of 30% takes 42/,
    )
  })
})
