import { beforeAll, describe, expect, it } from 'vitest'
import { everySlot, readSlots, slot } from '../../../src/stage/slots.ts'
import { STAGE_IDS, type StageId } from '../../../src/timeline/stages.ts'
import { renderSite } from '../../support/rendered.ts'

/** A section whose box has these slots, each 10 px wide. */
function section(id: StageId, names: readonly string[]) {
  const pin = { querySelectorAll: () => elements }
  const elements = names.map(name => ({
    dataset: { slot: name },
    ...{ offsetWidth: 10, offsetHeight: 10, offsetLeft: 0, offsetTop: 0, offsetParent: pin },
  }))
  return { id, section: pin, pin } as unknown as Parameters<typeof readSlots>[0][number]
}
const without = (id: StageId, ...names: string[]) => everySlot()[id].filter(name => !names.includes(name))

describe('the slots of the page', () => {
  it('are read by their names', () => {
    readSlots(STAGE_IDS.map(id => section(id, everySlot()[id])))
    expect(slot('kolam')?.widthPx).toBe(10)
    expect(slot('label-4')?.widthPx).toBe(10)
  })

  it('are an error with its name where one is missing', () => {
    expect(() => readSlots([section('sessions', without('sessions', 'lifted'))])).toThrow(
      /#sessions: lifted is missing/,
    )
  })

  it('are an error with both names where one has been renamed', () => {
    expect(() =>
      readSlots([section('representation', [...without('representation', 'base-0'), 'first'])]),
    ).toThrow(/first is not listed, base-0 is missing/)
  })

  it('may come later with the sheet: its sections first, then their boxes, then the list', () => {
    expect(() =>
      readSlots([section('data-sheet', without('data-sheet', 'window')), section('odd-even', [])]),
    ).not.toThrow()
  })
})

describe('the landing page as served', () => {
  let html = ''
  beforeAll(async () => {
    html = (await renderSite('real')).get('/')?.html ?? ''
  }, 60_000)

  it('has every slot of its sections once', () => {
    const served = STAGE_IDS.filter(id => html.includes(`id="${id}"`))
    const found = [...html.matchAll(/data-slot="([^"]+)"/g)].map(([, name]) => name)
    expect(served).toEqual(['hero', 'representation', 'sessions', 'footer'])
    expect(found.sort()).toEqual(served.flatMap<string>(id => [...everySlot()[id]]).sort())
  })
})
