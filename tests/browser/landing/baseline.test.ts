import { expect, it } from 'vitest'
import { landingTests } from './landing.ts'

const landing = landingTests({ unseen: true })

it.each([
  { name: 'phone', width: 390, height: 844 },
  { name: 'small phone', width: 360, height: 640 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1440, height: 900 },
])('on a $name letter and number of a shape stand on one line', async size => {
  const page = await landing.open({ ...size, reducedMotion: true })
  const [letters, numbers] = await Promise.all(
    ['letter', 'number'].map(word =>
      page.$$eval(`#representation [data-slot^=${word}-]`, words =>
        words.map(each => {
          // An empty box in a line stands on its baseline.
          const foot = document.createElement('span')
          foot.style.display = 'inline-block'
          each.append(foot)
          const { bottom } = foot.getBoundingClientRect()
          foot.remove()
          return bottom
        }),
      ),
    ),
  )
  expect(letters).toHaveLength(4)
  for (const [i, letter] of (letters ?? []).entries())
    expect(Math.abs((numbers?.[i] ?? Number.NaN) - letter)).toBeLessThan(1)
  await page.close()
})
