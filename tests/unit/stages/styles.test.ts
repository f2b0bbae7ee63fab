import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Style sheets of what scrolls, on screen. */
const SHEETS = readdirSync('src/stages', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.css') && !file.endsWith('print.css'))
  .map(file => `src/stages/${file}`)
const COMPOSED = /^(opacity|transform|translate|scale|rotate|none)\b/

describe.each(SHEETS)('%s', file => {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

  it('has transitions of what the compositor does by itself alone', () => {
    const properties = [...css.matchAll(/\btransition:([^;]*);/g)].flatMap(([, all = '']) =>
      all.replace(/\([^)]*\)/g, '').split(','),
    )
    expect(properties.map(each => each.trim()).filter(each => !COMPOSED.test(each))).toEqual([])
  })

  it('has no selector that looks from a state to a sibling, or into an element', () => {
    const selectors = css.match(/[^{};]+(?=\{)/g) ?? []
    const asServed = /html:not\(\[data-layout/
    const looking = selectors.filter(each => /\]\s*[~+]|:has\(/.test(each) && !asServed.test(each))
    expect(looking).toEqual([])
  })

  it('asks for windows by the names of ui/windows.css', () => {
    const asked = [...css.matchAll(/@media([^{]*)/g)].flatMap(([, condition = '']) => condition.split(','))
    const ofWindows = asked.filter(each => /width|height|aspect|orientation/.test(each))
    // Large displays: margins and small words of the whole page.
    expect(ofWindows.length).toBeLessThanOrEqual(file.endsWith('/page.module.css') ? 2 : 0)
  })
})
