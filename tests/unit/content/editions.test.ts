import { beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../../src/content/routes.ts'
import type { Rendered } from '../../../src/prerender.tsx'
import { renderSite } from '../../support/rendered.ts'
import { textOf } from '../../support/words.ts'

const CASH = /(?:for|real) cash|real.money|deposit|withdraw|Winnings|Unplayed|\bTDS\b|\bGST\b|\bRs\./i
const NOTICE = 'Only practice play is offered here. It uses virtual currency, never cash.'
const SHOWN = ROUTES.filter(({ path }) => path === '/' || path === '/docs')
const LEGAL = ROUTES.filter(route => !SHOWN.includes(route))

let practice: ReadonlyMap<string, Rendered>
let real: ReadonlyMap<string, Rendered>
const page = (site: typeof real, path: string) => site.get(path) ?? { head: '', html: '' }
const mainOf = (html: string) => textOf(/<main.*<\/main>/s.exec(html)?.[0] ?? '')

beforeAll(async () => {
  practice = await renderSite('practice')
  real = await renderSite('real')
}, 60_000)

describe('the practice edition', () => {
  it.each(ROUTES)('$path: title, description and shared link do not offer play for cash', ({ path }) => {
    expect(page(practice, path).head).not.toMatch(/(?:for|real) cash|real.money/i)
    expect(page(practice, path).head).toContain('<title>')
  })

  it.each(SHOWN)('$path does not offer play for cash, and says that there is none', ({ path }) => {
    const text = mainOf(page(practice, path).html)
    expect(text.match(CASH)).toBeNull()
    expect(text).toMatch(/practice only, without cash|Only practice play is offered here/)
  })

  it('/docs says so wherever the real edition names cash', () => {
    expect(mainOf(page(practice, '/docs').html).split(NOTICE)).toHaveLength(4)
  })

  it.each(LEGAL)('$path keeps its whole text under a notice', ({ path }) => {
    const [before = '', after = ''] = mainOf(page(practice, path).html).split(
      /Only practice play.*does not apply here\. /,
    )
    expect(after).not.toBe('')
    const full = mainOf(page(real, path).html)
    expect(full.startsWith(before.trim())).toBe(true)
    expect(full.endsWith(after)).toBe(true)
  })
})

describe('the real edition', () => {
  it('names cash and for whom it is on its first screen', () => {
    expect(mainOf(page(real, '/').html)).toMatch(
      /for cash or practice\. Every 25 seconds one is drawn at random\. .* Adults in India, outside seven States\./,
    )
  })

  it.each(ROUTES)('$path has no notice that only practice is offered', ({ path }) => {
    const { head, html } = page(real, path)
    expect(head + html).not.toContain('Only practice play')
  })
})
