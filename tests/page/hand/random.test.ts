import { expect, it } from 'vitest'
import { seededRandom } from '../../../src/rules/random.ts'
import { dataOf, landingTests } from '../../support/landing.ts'
import { doAnything, restAtBasePattern } from './gestures.ts'

const landing = landingTests()

it('a hundred random gestures between random scrolls leave a legal order, and no trace', async () => {
  const page = await landing.open()
  const lines: string[] = []
  page.on('console', message => lines.push(message.text()))
  await doAnything(page, 100, seededRandom(12))
  await restAtBasePattern(page)
  expect(await dataOf(page, 'representation')).toMatchObject({ pattern: '2031', index: '2' })
  expect([...landing.errors.flat(), ...lines]).toEqual([])
})
