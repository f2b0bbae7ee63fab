import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../../src/content/routes.ts'
import { DIST, ensureBuilt } from '../../support/site.ts'

const NU_CHECKER = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
)
const hasJava = spawnSync('java', ['-version']).status === 0

/** Rules that are switched off, each for a reason. */
const CHECKER = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // How React writes HTML: nothing that a browser would read differently.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      // React's ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // A heading whose parts come one by one is named as a whole: ARIA lets every heading be named.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // What the figures compute from their numbers stands on the element that it places.
      'no-inline-style': 'off',
      // The self-check answers at once; it has nothing to send.
      'wcag/h32': 'off',
    },
  }),
)

interface NuMessage {
  readonly type: string
  readonly url: string
  readonly message: string
}

const documents = (): readonly string[] => readdirSync(DIST).filter(name => name.endsWith('.html'))

beforeAll(ensureBuilt)

it('every route and the page for unknown addresses have a document', () => {
  const names = ROUTES.map(({ path }) => `${path.slice(1) || 'index'}.html`)
  expect([...documents()].sort()).toEqual([...names, '404.html'].sort())
})

it.each(ROUTES)(
  '$path has the styles of its first paint within, the only ones that it lets in, and asks for nothing twice',
  ({ path }) => {
    const file = readFileSync(join(DIST, `${path.slice(1) || 'index'}.html`), 'utf8')
    const html = file.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    const [head = ''] = html.split('</head>')
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) =>
      createHash('sha256').update(css).digest('base64'),
    )
    expect(styles).toHaveLength(1)
    expect(head).toContain(`; style-src-elem 'self' 'sha256-${styles[0]}'">`)
    expect(head).not.toMatch(/<link rel="stylesheet"[^>]*"(?! disabled)>/)
    const links = [...html.matchAll(/<link rel="(?:stylesheet|preload|modulepreload)"[^>]* href="([^"]+)"/g)]
    const addresses = links.map(([, href]) => href)
    expect(addresses.length).toBeGreaterThan(1)
    expect([...new Set(addresses)]).toEqual(addresses)
  },
)

describe('served documents', () => {
  it('hold to the standard and to the rules for accessible markup', async () => {
    const found: string[] = []
    for (const name of documents()) {
      const { results } = await CHECKER.validateString(readFileSync(join(DIST, name), 'utf8'))
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages)
          found.push(`${name}: ${ruleId}: ${message} (${selector ?? 'document'})`)
    }
    expect(found).toEqual([])
  })

  it.skipIf(!hasJava)('are accepted by the Nu HTML checker (needs Java)', () => {
    const files = documents().map(name => join(DIST, name))
    const options = ['--format', 'json', '--stdout', '--exit-zero-always']
    const output = execFileSync('java', ['-jar', NU_CHECKER, ...options, ...files], { encoding: 'utf8' })
    const { messages } = JSON.parse(output) as { readonly messages: readonly NuMessage[] }
    // Of styles it knows neither @property nor @container.
    const faults = messages.filter(({ type, message }) => type !== 'info' && !message.startsWith('CSS: '))
    expect(faults.map(({ url, message }) => `${url.split('/').at(-1)}: ${message}`)).toEqual([])
  })
})
