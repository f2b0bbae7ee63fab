import { expect, it } from 'vitest'
import { STAGE_IDS } from '../../../src/film/stages.ts'
import { everySlot } from '../../../src/viewport/slots.ts'
import { renderSite } from '../../support/rendered.ts'

it('the landing page as served has every slot of its sections once', async () => {
  const html = (await renderSite('real')).get('/')?.html ?? ''
  const served = STAGE_IDS.filter(id => html.includes(`id="${id}"`))
  const found = [...html.matchAll(/data-slot="([^"]+)"/g)].map(([, name]) => name)
  expect(served).toEqual(['hero', 'representation', 'sessions', 'footer'])
  expect(found.sort()).toEqual(served.flatMap<string>(id => [...everySlot()[id]]).sort())
}, 60_000)
