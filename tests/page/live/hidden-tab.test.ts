import { beforeEach, describe, expect, it } from 'vitest'
import { liveTests, PATH } from './live-tests.ts'

const live = liveTests()

describe('a tab that nobody looks at', () => {
  /** Hides or shows the page, as the browser does with a tab. */
  const show = (isShown: boolean) =>
    live().page.evaluate(shown => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => !shown })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isShown)
  beforeEach(async () => {
    // The page's minutes are as short as half a second is here.
    await live().changeWaits(60_000, 1 / 120)
    await live().startListening()
  })

  it('for a minute stops listening, and reads again when it is shown', async () => {
    await show(false)
    await live()
      .atServer(() => live().source.counts())
      .toMatchObject({ targets: 0, sessions: 0 })
    const before = (await live().received()).length
    live().source.set(PATH, { sheet: { missed: 'this' } })
    live().source.set(PATH, { sheet: { while: 'hidden' } })
    expect(await live().received()).toHaveLength(before)
    await show(true)
    await live().lastToBe(['hidden'])
    await live()
      .atServer(() => live().source.counts().targets)
      .toBe(1)
    live().source.set(PATH, { sheet: { shown: 'again' } })
    await live().lastToBe(['again'])
    expect(live().errors).toEqual([])
  })

  it('for a moment goes on listening', async () => {
    const { sessions } = live().source.counts()
    await show(false)
    await show(true)
    // The page's minute is over: what it would have done then, it would have done by now.
    await live().page.evaluate(() => new Promise(resolve => setTimeout(resolve, 60_000)))
    expect(live().source.counts()).toMatchObject({ sessions, targets: 1 })
  })
})
