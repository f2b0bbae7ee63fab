import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { frameFaults } from '../../../tools/build/deploy-faults.ts'
import { CACHE_AND_REVALIDATE, CACHE_FOR_EVER, securityHeaders } from '../../../tools/headers.ts'
import { testFolder } from '../../support/folder.ts'

const POLICY = 'Content-Security-Policy'
const STAND = 'https://stand.site.in'

describe('the headers of firebase.json', () => {
  it('are sent by nginx too, and none is inside a location, which would switch all others off there', () => {
    const site = readFileSync('nginx/site.conf', 'utf8')
    const given = [...site.matchAll(/^ {2}add_header (\S+) "(.*)" always;$/gm)]
    expect(Object.fromEntries(given.map(([, key, value]) => [key, value]))).toEqual(securityHeaders())
    expect(site).not.toMatch(/^ {4,}add_header/m)
    for (const caching of [CACHE_FOR_EVER, CACHE_AND_REVALIDATE]) expect(site).toContain(`"${caching}";`)
  })

  it('are all that a visitor is protected by', () => {
    expect(securityHeaders()).toEqual({
      [POLICY]: expect.stringMatching(/^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/),
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
  })

  it('let nobody keep the page for unknown paths, which Firebase gives the headers of 404.html', () => {
    const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))
    expect(hosting.headers.at(-1)).toEqual({
      source: '404.html',
      headers: [{ key: 'Cache-Control', value: CACHE_AND_REVALIDATE }],
    })
    expect(CACHE_FOR_EVER).toBe('public, max-age=31536000, immutable')
    expect(CACHE_AND_REVALIDATE).toBe('no-cache')
  })
})

describe('the content security policy', () => {
  it('gives Google’s evaluator nothing high or medium to find', () => {
    const findings = new CspEvaluator(new CspParser(securityHeaders()[POLICY] ?? '').csp).evaluate()
    const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([])
  })
})

describe('a page that may be shown in a frame', () => {
  const folder = testFolder()

  /** firebase.json as an operator would change it. */
  function changed(change: (text: string) => string): string {
    const file = join(folder, 'firebase.json')
    writeFileSync(file, change(readFileSync('firebase.json', 'utf8')))
    return file
  }

  it('names who may in its policy, and in no header that knows only everybody or nobody', () => {
    const { 'X-Frame-Options': _, ...headers } = securityHeaders()
    const framed = securityHeaders([STAND, 'https://press.site.in'])
    expect(framed[POLICY]).toMatch(/; frame-ancestors https:\/\/stand\.site\.in https:\/\/press\.site\.in$/)
    expect({ ...framed, [POLICY]: headers[POLICY] }).toEqual(headers)
  })

  it('keeps a deploy back where firebase.json shuts out the settings’ origins, or lets in others', () => {
    expect(frameFaults([])).toEqual([])
    expect(frameFaults([STAND])).toEqual([
      expect.stringContaining(`frame-ancestors ${STAND}`),
      expect.stringContaining('X-Frame-Options'),
    ])
    const open = changed(text => text.replace("frame-ancestors 'none'", `frame-ancestors ${STAND}`))
    expect([frameFaults([], open).length, frameFaults([STAND], open).length]).toEqual([1, 1])
    const right = changed(() => readFileSync(open, 'utf8').replace('X-Frame-Options', 'X-Other'))
    expect(frameFaults([STAND], right)).toEqual([])
  })
})

it('firestore.rules allow to get one document and nothing else', () => {
  const rules = readFileSync('firestore.rules', 'utf8').replace(/\/\/.*$/gm, '')
  expect(rules.match(/allow [^;]*;/g)).toEqual(['allow get: if true;'])
  const [, inside] = /match \/config\/data_sheet \{([^}]*)\}/.exec(rules) ?? []
  expect(inside?.trim()).toBe('allow get: if true;')
  const places = [...rules.matchAll(/match (\S+)/g)].map(([, place]) => place)
  expect(places).toEqual(['/databases/{database}/documents', '/config/data_sheet'])
})
