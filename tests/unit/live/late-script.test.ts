import { expect, it, vi } from 'vitest'
import { retryOnline } from '../../../src/frame/retry-online.ts'

it('a script that fails is asked for again at each online until it is there; only the first failure may reload', async () => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  const [load, reload, onFailure] = [vi.fn(async () => 'there'), vi.fn(), vi.fn()]
  const fail = async () => {
    // Added last: in browsers, other than here, what captures comes first.
    window.addEventListener('vite:preloadError', reload)
    window.dispatchEvent(new Event('vite:preloadError'))
    window.removeEventListener('vite:preloadError', reload)
    throw new Error('away')
  }
  for (let i = 0; i < 3; i++) load.mockImplementationOnce(fail)
  const loaded = retryOnline(load, onFailure)
  for (const failures of [1, 2, 3]) {
    await expect.poll(() => onFailure.mock.calls.length).toBe(failures)
    window.dispatchEvent(new Event('online'))
  }
  expect(await loaded).toBe('there')
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([4, 1])
})
