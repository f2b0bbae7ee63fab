import { expect, it } from 'vitest'
import { landingTests } from '../../support/landing.ts'

const landing = landingTests()

it('no key that is pressed with a modifier is taken from the browser, whatever has the focus', async () => {
  const page = await landing.open()
  const taken = await page.evaluate(() => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
    const modifiers = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']
    const press = (target: Element, init: KeyboardEventInit) =>
      !target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
    const targets = [...document.querySelectorAll('[data-grab], [role=toolbar] button')]
    const combined = targets.flatMap(target =>
      keys.flatMap(key =>
        modifiers
          .filter(modifier => press(target, { key, [modifier]: true }))
          .map(modifier => `${modifier} ${key} on ${target.getAttribute('aria-label')}`),
      ),
    )
    return {
      targets: targets.length,
      plain: targets.some(target => press(target, { key: 'Home' })),
      combined,
    }
  })
  expect(taken.targets).toBeGreaterThan(12)
  expect(taken.plain).toBe(true)
  expect(taken.combined).toEqual([])
  await page.close()
})
