import { beforeEach, describe, expect, it } from 'vitest'
import { entries, liveTests, PATH, season } from '../live/live-tests.ts'

const live = liveTests()

const warned = (times: number) => expect.poll(() => live().warnings.length).toBe(times)
const targetsToBe = (targets: number) =>
  live()
    .atServer(() => live().source.counts().targets)
    .toBe(targets)

const happens = (event: string) =>
  live().page.evaluate(type => {
    const target = type === 'online' ? window : document
    target.dispatchEvent(new Event(type))
  }, event)

describe('a backend whose rules refuse for a while', () => {
  beforeEach(async () => {
    live().source.set(PATH, { sheet: season })
  })

  it('while the page listens, twice: what is shown stays, and there is one listener afterwards', async () => {
    await live().changeWaits(30_000, 0.01)
    await live().startListening()
    for (const [i, sheet] of [{ sheet: 'mended' }, { sheet: 'mended again' }].entries()) {
      const shown = (await live().received()).at(-1)
      await live().source.setFault('denied')
      await warned(i + 1)
      expect((await live().received()).at(-1)).toEqual(shown)
      live().source.set(PATH, { sheet })
      await live().source.setFault('none')
      await live().lastToBe(Object.values(sheet))
      await targetsToBe(1)
    }
    expect(live().errors).toEqual([])
  })

  it.each(['online', 'visibilitychange'])('asks at once at %s, and not before', async event => {
    await live().changeWaits(30_000, 0)
    await live().source.setFault('denied')
    await live().start()
    await warned(1)
    await live().source.setFault('none')
    expect(live().source.counts().requests).toBe(1)
    await happens(event)
    await live().lastToBe(entries)
    await targetsToBe(1)
    live().source.set(PATH, { sheet: { after: 'the refusal' } })
    await live().lastToBe(['the refusal'])
    expect(live().warnings).toEqual(['Live data is not available: permission-denied'])
    expect(live().errors).toEqual([])
  })

  it.each(['throttled', 'exhausted'] as const)(
    'is not asked again within a minute while its quota is %s, however often the page is shown; the data come soon after',
    async fault => {
      await live().changeWaits(50_000, 1 / 12)
      await live().source.setFault(fault)
      await live().start()
      await warned(1)
      for (let i = 0; i < 10; i += 1) await happens('visibilitychange')
      expect(live().source.counts().requests).toBe(1)
      await live().source.setFault('none')
      await live().lastToBe(entries)
      await targetsToBe(1)
      expect(live().warnings).toEqual(['Live data is not available: resource-exhausted'])
    },
  )
})
