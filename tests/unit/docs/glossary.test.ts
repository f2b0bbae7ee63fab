import { beforeAll, describe, expect, it } from 'vitest'
import { GLOSSARY, termId } from '../../../src/docs/terms.ts'
import { renderSite } from '../../support/rendered.ts'

const TERMS = Object.keys(GLOSSARY) as (keyof typeof GLOSSARY)[]

let body = ''

beforeAll(async () => {
  const html = (await renderSite('real')).get('/docs')?.html ?? ''
  // The running text before the glossary; headings and figures are not where a term is met first.
  const text = html.slice(html.indexOf('id="introduction"'), html.indexOf('id="glossary"'))
  body = text
    .replace(/^.*?<\/h2>/s, '')
    .replace(/<(h[23]|figure|table|output)(?:\s.*?)?>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
}, 60_000)

describe('a term of the glossary', () => {
  it.each(TERMS)('%s is linked where the docs use it first', term => {
    const link = body.indexOf(`href="#${termId(term)}"`)
    expect(link).toBeGreaterThan(0)
    const before = body
      .slice(0, body.lastIndexOf('<a ', link))
      .replace(/<a .*?<\/a>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
    expect(before).not.toMatch(new RegExp(`\\b${term}s?\\b`, 'i'))
  })

  it.each(TERMS)('%s is linked once', term => {
    expect(body.split(`href="#${termId(term)}"`)).toHaveLength(2)
  })
})
