import { describe, expect, it } from 'vitest'
import { entries, liveTests, PATH, season } from './live-tests.ts'

const live = liveTests()

describe('with a backend that answers', () => {
  it('publishes the list of entries and every update, without an error', async () => {
    await live().startListening()
    live().source.set(PATH, { sheet: { only: entries[3] } })
    await live().lastToBe([entries[3]])
    expect(live().errors).toEqual([])
  })

  it('ends on the last of 200 changes made at once', async () => {
    await live().startListening()
    for (let change = 1; change <= 200; change++) live().source.set(PATH, { sheet: { change } })
    await live().lastToBe([200])
  })

  it('publishes nothing when the document is deleted, and its next contents when it is back', async () => {
    await live().startListening()
    live().source.delete(PATH)
    live().source.set(PATH, { sheet: { after: 'deletion' } })
    await live().lastToBe(['deletion'])
    const others = (await live().received()).filter(list => JSON.stringify(list) !== JSON.stringify(entries))
    expect(others).toEqual([['deletion']])
  })

  it.each([
    ['a reference to nowhere', { referenceValue: 'somewhere' }],
    ['a place outside the world', { geoPointValue: { latitude: 100 } }],
  ])('keeps what it has at %s, which no backend should send, and listens on', async (_, sheet) => {
    await live().startListening()
    live().source.setWire(PATH, { sheet })
    const warned = () => live().warnings.at(-1)
    await expect.poll(warned, { interval: 20 }).toContain('could not be read')
    expect((await live().received()).at(-1)).toEqual(entries)
    live().source.set(PATH, { sheet: { after: 'the broken one' } })
    await live().lastToBe(['the broken one'])
    expect([live().source.counts().targets, live().errors]).toEqual([1, []])
  })

  it('publishes a document of nearly one megabyte', async () => {
    const text = 'अ'.repeat(340_000)
    live().source.set(PATH, { sheet: { text } })
    await live().start()
    await live().lastToBe([text])
  })
})

it('of a site whose pages do not listen: a page reads once, and again when it is brought back', async () => {
  live().source.set(PATH, { sheet: season })
  await live().start('visit')
  await live().lastToBe(entries)
  live().source.set(PATH, { sheet: { after: 'the visit' } })
  expect([live().source.counts().targetsAdded, (await live().received()).at(-1)]).toEqual([0, entries])
  await live().page.evaluate(() => document.dispatchEvent(new Event('resume')))
  await live().lastToBe(['the visit'])
  expect(live().errors).toEqual([])
})
