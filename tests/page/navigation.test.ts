import { expect, it } from 'vitest'
import { DOCS } from '../../src/content/routes.ts'
import { collectErrors } from '../support/browser.ts'
import { landingTests } from '../support/landing.ts'
import { openLanding } from '../support/site.ts'

const landing = landingTests()

it('Back to an address whose hash is no text shows the landing page', async () => {
  let errors: readonly string[] = ['not collected']
  const page = await openLanding(landing.browser, landing.site, {
    path: '#%E0%A4%A',
    prepare: each => {
      errors = collectErrors(each)
    },
  })
  await page.$eval(`a[href="${DOCS.path}"]`, link => (link as HTMLElement).click())
  await page.waitForFunction(title => document.title === title, {}, DOCS.title)
  await page.goBack()
  await page.waitForSelector('#hero')
  expect(errors).toEqual([])
  await page.close()
})
