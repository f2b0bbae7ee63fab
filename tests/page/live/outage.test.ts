import { describe, expect, it } from 'vitest'
import { entries, liveTests, PATH, season } from './live-tests.ts'

const live = liveTests()

describe('with a backend that does not answer', () => {
  const says = (text: string): Promise<string> =>
    new Promise(resolve => {
      live().page.on('console', message => message.text().includes(text) && resolve(message.text()))
    })
  /** Holds every wait of a second or more for ever, so that only events can bring another attempt. */
  const holdTimers = () =>
    live().page.evaluateOnNewDocument(() => {
      const setTimer = window.setTimeout
      const held = (run: TimerHandler, delayMs = 0) => (delayMs >= 1000 ? 0 : setTimer(run, delayMs))
      Object.assign(window, { setTimeout: held })
    })

  /** Makes every wait of a second or more a twentieth as long. */
  const hurryTimers = () =>
    live().page.evaluateOnNewDocument(() => {
      const setTimer = window.setTimeout
      const hurried = (run: TimerHandler, delayMs = 0) =>
        setTimer(run, delayMs >= 1000 ? delayMs / 20 : delayMs)
      Object.assign(window, { setTimeout: hurried })
    })

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
    live().source.set(PATH, { sheet: season })
    await holdTimers()
    await live().start()
    await live().lastToBe(entries)
    await live()
      .atServer(() => live().source.counts().targets)
      .toBe(1)
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
