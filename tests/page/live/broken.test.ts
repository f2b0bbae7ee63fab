import { describe, expect, it } from 'vitest'
import { entries, liveTests, PATH, season } from './live-tests.ts'

const live = liveTests()

const DEADLY = 'bytes that are none, over which the client ends'
/** What Google's own backend never sends, in wire form. */
const BROKEN = {
  [DEADLY]: [{ bytesValue: 'a*b=' }, 'has ended over a document'],
  'a reference to nowhere': [{ referenceValue: 'somewhere' }, 'could not be read'],
  'a place outside the world': [{ geoPointValue: { latitude: 100 } }, 'could not be read'],
} as const

describe('with a broken document', () => {
  const warned = () => expect.poll(() => live().warnings.at(-1), { interval: 20 })

  it.each(Object.entries(BROKEN))(
    '%s: what was good stays, and the next good one arrives',
    async (_, given) => {
      const [sheet, words] = given
      await live().startListening()
      live().source.setWire(PATH, { sheet })
      await warned().toContain(words)
      expect((await live().received()).at(-1)).toEqual(entries)
      live().source.set(PATH, { sheet: { after: 'the broken one' } })
      await live().lastToBe(['the broken one'])
      // And it goes on listening.
      await live()
        .atServer(() => live().source.counts().targets)
        .toBe(1)
      live().source.set(PATH, { sheet: { still: 'alive' } })
      await live().lastToBe(['alive'])
      expect(live().errors).toEqual([])
    },
  )

  it('from the start, it is asked for again until it is mended', async () => {
    live().source.setWire(PATH, { sheet: BROKEN[DEADLY][0] })
    await live().start()
    await warned().toContain(BROKEN[DEADLY][1])
    const known = live().warnings.length
    await expect.poll(() => live().warnings.length, { interval: 20 }).toBeGreaterThan(known)
    live().source.set(PATH, { sheet: season })
    await live().lastToBe(entries)
    expect(live().errors).toEqual([])
  })
})
