import { describe, expect, it } from 'vitest'
import { entries, liveTests, PATH, season } from './live-tests.ts'

const live = liveTests()

describe('with a backend that does not answer', () => {
  const says = (text: string): Promise<string> =>
    new Promise(resolve => {
      live().page.on('console', message => message.text().includes(text) && resolve(message.text()))
    })
  /** Only events can bring another attempt. */
  const holdTimers = () => live().changeWaits(1000, 0)
  const hurryTimers = () => live().changeWaits(1000, 0.05)

  it('asks a refusing backend again until it is there, and nobody else', async () => {
    live().source.set(PATH, { sheet: season })
    await hurryTimers()
    await live().source.setFault('refuse')
    const failed = says('not reached')
    await live().start()
    await failed
    await live().source.setFault('none')
    await live().lastToBe(entries)
    expect(live().errors).toEqual([])
    expect(new Set(live().requested)).toEqual(new Set(['127.0.0.1']))
  })

  it('asks again at once when the browser says that it is online', async () => {
    live().source.set(PATH, { sheet: season })
    await holdTimers()
    await live().source.setFault('unavailable')
    const failed = says('not reached')
    await live().start()
    await failed
    await live().source.setFault('none')
    await live().page.evaluate(() => window.dispatchEvent(new Event('online')))
    await live().lastToBe(entries)
  })

  it('gets through to a backend that swallowed the first request', async () => {
    live().source.set(PATH, { sheet: season })
    await hurryTimers()
    await live().source.setFault('hang')
    const failed = says('not reached')
    await live().start()
    await failed
    await live().source.setFault('none')
    await live().lastToBe(entries)
    expect(live().errors).toEqual([])
  })

  it('goes on after the backend was away, and meanwhile keeps what it had', async () => {
    await hurryTimers()
    await live().startListening()
    let failed = 0
    live().page.on('requestfailed', () => (failed += 1))
    await live().source.setFault('refuse')
    live().source.set(PATH, { sheet: { missed: 'this' } })
    live().source.set(PATH, { sheet: { after: 'the outage' } })
    await live()
      .atServer(() => failed)
      .toBeGreaterThan(2)
    expect((await live().received()).at(-1)).toEqual(entries)
    await live().source.setFault('none')
    await live().lastToBe(['the outage'])
    expect(live().errors).toEqual([])
  })

  it.each(['resume', 'pageshow'])('is up to date after %s although its connection was lost', async event => {
    await holdTimers()
    await live().startListening()
    await live().source.setFault('hang')
    live().source.set(PATH, { sheet: { after: 'the freeze' } })
    await live().source.setFault('none')
    await live().page.evaluate(kind => {
      if (kind === 'resume') document.dispatchEvent(new Event('resume'))
      else window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, event)
    await live().lastToBe(['the freeze'])
  })
})
