import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../../src/content/routes.ts'
import { type ServedSite, serveDist } from '../../support/site.ts'
import { CITED_CLAUSES } from '../../unit/content/checklist/cited.ts'
import { CHECKLIST } from '../../unit/content/checklist/index.ts'
import { FOOTER_FACTS } from '../../unit/content/checklist/policies.ts'
import { type ServedPage, servedPage } from './served.ts'

let site: ServedSite
const pages = new Map<string, ServedPage>()

beforeAll(async () => {
  site = await serveDist()
  for (const { path } of ROUTES) pages.set(path, await servedPage(site.url, path))
})

afterAll(() => site?.close())

const pageAt = (path: string): ServedPage => {
  const page = pages.get(path)
  if (!page) throw new Error(`no page at ${path}`)
  return page
}

for (const [path, facts] of Object.entries(CHECKLIST)) {
  describe(`${path}, as served`, () => {
    it.each(Object.entries(facts))('states %s', (_, says) => {
      expect(pageAt(path).main).toMatch(says)
    })
  })
}

describe.each(ROUTES)('the footer of $path, as served', ({ path }) => {
  it.each(Object.entries(FOOTER_FACTS))('states %s', (_, says) => {
    expect(pageAt(path).footer).toMatch(says)
  })
})

describe('the served pages', () => {
  it('number the clauses 1 to 62 without a gap', () => {
    const numbers = Array.from(pageAt('/terms').html.matchAll(/id="clause-(\d+)"/g), match =>
      Number(match[1]),
    )
    expect(numbers).toEqual(Array.from({ length: 62 }, (_, place) => place + 1))
  })

  it('cite clauses for what these clauses say', () => {
    const cited = new Set(
      [...pages.values()].flatMap(({ links }) => links.map(link => /^\/terms#clause-(\d+)$/.exec(link)?.[1])),
    )
    cited.delete(undefined)
    expect([...cited].map(Number).sort((a, b) => a - b)).toEqual(Object.keys(CITED_CLAUSES).map(Number))
    for (const [number, says] of Object.entries(CITED_CLAUSES)) {
      expect(pageAt('/terms').clauses.get(Number(number))).toMatch(says)
    }
  })

  it('have ten guidelines and nine questions', () => {
    const { html } = pageAt('/responsible-gaming-policy')
    const guidelines = /<h2[^>]*id="ten-guidelines".*?<\/ol>/s.exec(html)?.[0]
    expect(guidelines?.match(/<li/g)).toHaveLength(10)
    expect(html.match(/<fieldset/g)).toHaveLength(9)
  })

  it.each(ROUTES)('$path: no id stands twice', ({ path }) => {
    const { html, ids } = pageAt(path)
    expect(html.match(/\sid="/g) ?? []).toHaveLength(ids.size)
  })
})
