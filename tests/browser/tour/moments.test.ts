import { describe, it } from 'vitest'
import { landingTests } from '../landing/landing.ts'

const landing = landingTests()

describe('a link to a moment', () => {
  it.each([
    ['#pattern-2031', 'data-sheet'],
    ['#base-pattern', 'representation'],
    ['#odd-even', 'odd-even'],
  ])('%s opens there, although the sheet comes later', async (hash, stage) => {
    const page = await landing.open({ path: hash })
    await page.waitForFunction(id => document.getElementById(id)?.hasAttribute('data-active'), {}, stage)
    if (stage === 'data-sheet')
      await page.waitForSelector('#data-sheet[data-current="2031"][data-column="0"]')
  })
})
