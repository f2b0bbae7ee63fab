import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleSheet } from '../../../src/rules/season.ts'
import DataSheet from '../../../src/stages/data-sheet/stage.tsx'
import OddEven from '../../../src/stages/odd-even/stage.tsx'
import { PARTS } from '../../../src/stages/stage.tsx'
import { dataSheetAtom, store } from '../../../src/state/store.ts'
import { tablesOf, textOf } from '../../support/words.ts'

vi.hoisted(() => vi.stubGlobal('__SETTINGS__', { sampleSeason: null }))

beforeAll(() => store.set(dataSheetAtom, sampleSheet(24)))

describe('sheet values on the landing page', () => {
  it.each([
    ['DATA SHEET', DataSheet],
    ['ODD & EVEN', OddEven],
  ])('carry no per cent sign in %s', (_, Section) => {
    const text = textOf(renderToString(createElement(Section, { parts: PARTS.whole })))
    expect(text.length).toBeGreaterThan(50)
    expect(text).not.toMatch(/%|per ?cent/)
  })

  it('stand beside the words that they are not the final odds', () => {
    const html = renderToString(createElement(DataSheet, { parts: PARTS.whole }))
    expect(textOf(html)).toContain('PROBABILITY DISTRIBUTION')
    expect(textOf(html)).toMatch(/Sheet values are not the final odds: the last 50 sessions shift them/)
    expect([...tablesOf(html).keys()].join()).toMatch(/sheet values of the season: not the final odds/)
  })
})
