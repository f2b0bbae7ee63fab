import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES, goTo, openLanding, settled, until } from '../../support/engines/engines.ts'
import type { Session } from '../../support/engines/session.ts'
import { type ServedSite, serveDist } from '../../support/site.ts'

let site: ServedSite
beforeAll(async () => {
  site = await serveDist()
})
afterAll(() => site.close())

const IS_AT_END = 'Math.abs(scrollY - document.documentElement.scrollHeight + innerHeight) <= 2'
/** Whether what has the focus is on screen. */
const IS_SEEN = '(({ top }) => top >= 0 && top < innerHeight)(document.activeElement.getBoundingClientRect())'
/** Whether the window shows a section, from near its top. */
const isAt = (id: string) =>
  `(({ top, bottom }) => top < innerHeight / 4 && bottom > innerHeight / 2)(document.querySelector('#${id}').getBoundingClientRect())`

describe.each(ENGINES)('$name', engine => {
  let session: Session
  beforeAll(async () => {
    session = await engine.open()
  }, 120_000)
  afterAll(() => session.close())
  // Each begins anew, also when it is tried again after it has failed half way.
  beforeEach(() => openLanding(session, site.url))

  /** Waits until something is so, and sees that it stays so when the page has come to rest. */
  const comesTo = async (condition: string) => {
    await until(session, condition)
    await settled(session)
    expect(await session.evaluate(condition)).toBe(true)
  }

  it('draws the scene, also in the tier that it chooses by itself', async () => {
    expect(await session.evaluate('document.documentElement.dataset.scene')).toBe('ready')
    await openLanding(session, site.url, '')
    expect(await session.evaluate('document.documentElement.dataset.scene')).toBe('ready')
  })

  it('scrolls by the wheel, smoothly and all the way', async () => {
    await session.wheel(600)
    await comesTo('Math.round(scrollY) === 600')
  })

  it('goes to the end by its key, also in the middle of a glide', async () => {
    await session.wheel(1500)
    await sleep(80)
    await session.press('End')
    await comesTo(IS_AT_END)
  })

  it('brings what gets the focus on screen, also in the middle of a glide', async () => {
    await session.wheel(1500)
    await sleep(80)
    await session.evaluate(`document.querySelector('#footer a').focus()`)
    await comesTo(IS_SEEN)
  })

  it('follows links within the page', async () => {
    await session.evaluate(`void (location.hash = '#sessions')`)
    await comesTo(isAt('sessions'))
  })

  it('comes Back to where it was', async () => {
    // WebKit's Back leaves out pages that nobody has touched.
    await session.press('Tab')
    await goTo(session, 'sessions', 200)
    const before = await settled(session)
    await session.evaluate(`document.querySelector('a[href="/docs"]').click()`)
    await until(session, `location.pathname === '/docs' && scrollY === 0 && document.title.startsWith('How')`)
    await session.back()
    // Within a few px of where it was, as soon as everything above stands again.
    await until(session, `location.pathname === '/' && Math.abs(scrollY - ${before}) <= 2`)
  })

  it('draws again after its context was lost and restored', async () => {
    await session.evaluate(`(() => {
      const gl = document.querySelector('#scene canvas').getContext('webgl2')
      window.context = gl.getExtension('WEBGL_lose_context')
      window.context.loseContext()
    })()`)
    await sleep(300)
    await session.evaluate('window.context.restoreContext()')
    await until(session, `document.documentElement.dataset.scene === 'ready'`)
    const isLost = `document.querySelector('#scene canvas').getContext('webgl2').isContextLost()`
    expect(await session.evaluate(isLost)).toBe(false)
  })

  it('has reported no error', () => {
    expect(session.errors()).toEqual([])
  })
})
