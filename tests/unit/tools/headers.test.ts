import { readFileSync } from 'node:fs'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import {
  CACHE_AND_REVALIDATE,
  CACHE_FOR_EVER,
  contentSecurityPolicy,
  securityHeaders,
} from '../../../tools/headers.ts'

interface HeaderRule {
  readonly source: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
  hosting: { headers: readonly HeaderRule[] }
}
const ruleFor = (source: string) =>
  Object.fromEntries(
    hosting.headers.find(rule => rule.source === source)?.headers.map(({ key, value }) => [key, value]) ?? [],
  )

describe('firebase.json', () => {
  it('sends the security headers with every response', () => {
    expect(ruleFor('**')).toEqual(securityHeaders())
  })

  it('keeps hashed files for ever and has the rest asked for again, the page for unknown paths too', () => {
    expect(ruleFor('/assets/**')).toEqual({ 'Cache-Control': CACHE_FOR_EVER })
    expect(ruleFor('!/assets/**')).toEqual({ 'Cache-Control': CACHE_AND_REVALIDATE })
    // By its documentation Firebase gives an unknown path the headers of the file 404.html.
    expect(ruleFor('404.html')).toEqual({ 'Cache-Control': CACHE_AND_REVALIDATE })
    expect(hosting.headers).toHaveLength(4)
  })
})

describe('nginx/site.conf', () => {
  const site = readFileSync('nginx/site.conf', 'utf8')

  it('sends the security headers with every response', () => {
    const given = [...site.matchAll(/^ {2}add_header (\S+) "(.*)" always;$/gm)].map(([, key, value]) => [
      key,
      value,
    ])
    expect(Object.fromEntries(given)).toEqual(securityHeaders())
  })

  it('has no header inside a location, which would switch all others off there', () => {
    expect(site).not.toMatch(/^ {4,}add_header/m)
  })
})

describe('a page that may be shown in a frame', () => {
  const framed = securityHeaders(undefined, ['https://stand.site.in', 'https://press.site.in'])

  it('names who may in its policy, and in no header that knows only everybody or nobody', () => {
    expect(framed['Content-Security-Policy']).toMatch(
      /; frame-ancestors https:\/\/stand\.site\.in https:\/\/press\.site\.in$/,
    )
    expect(framed['X-Frame-Options']).toBeUndefined()
  })

  it('has all other headers as ever', () => {
    const { 'X-Frame-Options': _, 'Content-Security-Policy': policy, ...others } = securityHeaders()
    expect(policy).toMatch(/; frame-ancestors 'none'$/)
    const { 'Content-Security-Policy': __, ...othersFramed } = framed
    expect(othersFramed).toEqual(others)
  })
})

describe('the content security policy', () => {
  it('gives Google’s evaluator nothing high or medium to find', () => {
    const findings = new CspEvaluator(new CspParser(contentSecurityPolicy()).csp).evaluate()
    const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([])
  })

  it('is one in which the evaluator would find something high if scripts could be inline', () => {
    const weak = contentSecurityPolicy().replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    const findings = new CspEvaluator(new CspParser(weak).csp).evaluate()
    expect(findings.some(({ severity }) => severity === Severity.HIGH)).toBe(true)
  })

  it('lets a local run read from its own data source and from nowhere else', () => {
    const policy = contentSecurityPolicy(['http://127.0.0.1:8080'])
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:8080;")
    expect(policy).not.toContain('googleapis')
  })
})

describe('firestore.rules', () => {
  const rules = readFileSync('firestore.rules', 'utf8').replace(/\/\/.*$/gm, '')

  it('allow to get one document and nothing else', () => {
    expect(rules.match(/allow [^;]*;/g)).toEqual(['allow get: if true;'])
    const [, inside] = /match \/config\/data_sheet \{([^}]*)\}/.exec(rules) ?? []
    expect(inside?.trim()).toBe('allow get: if true;')
    expect(rules.match(/match \S+/g)).toEqual([
      'match /databases/{database}/documents',
      'match /config/data_sheet',
    ])
  })
})
