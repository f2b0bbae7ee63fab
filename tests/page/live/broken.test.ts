import { describe, expect, it } from 'vitest'
import { entries, liveTests, PATH, season } from './live-tests.ts'

const live = liveTests()

/** What Google's own backend never sends, in wire form. */
const BROKEN = {
  'bytes that are none, over which the client ends': [{ bytesValue: 'a*b=' }, 'has ended over a document'],
  'a reference to nowhere': [{ referenceValue: 'somewhere' }, 'could not be read'],
  'a time that is none': [{ timestampValue: 'x' }, 'could not be read'],
  'a place outside the world': [{ geoPointValue: { latitude: 100 } }, 'could not be read'],
} as const
const DEADLY = { sheet: { bytesValue: 'a*b=' } }

describe('with a broken document', () => {
  const warned = () => expect.poll(() => live().warnings.at(-1), { timeout: 5000 })

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

  it('from the start, it is asked for at growing intervals until it is mended', async () => {
    live().source.setWire(PATH, DEADLY)
    await live().start()
    const timesMs: number[] = []
    while (timesMs.length < 3) {
      const known = live().warnings.length
      await expect.poll(() => live().warnings.length, { timeout: 5000, interval: 20 }).toBeGreaterThan(known)
      timesMs.push(Date.now())
    }
    const [first = 0, second = 0, third = 0] = timesMs
    expect(second - first).toBeGreaterThan(900)
    expect(third - second).toBeGreaterThan(1400)
    live().source.set(PATH, { sheet: season })
    await live().lastToBe(entries)
    expect(live().errors).toEqual([])
  })
})
