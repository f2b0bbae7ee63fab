import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { create } from 'fontkitten'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { headOf } from '../../src/content/head.ts'
import { ROUTES } from '../../src/content/routes.ts'
import { FACES, FIRST_PAINT_FACE, unicodeRange } from '../../tools/fonts/faces.ts'
import { FAVICON, PICTURES, shareFile } from '../../tools/pictures/files.ts'

vi.hoisted(() =>
  vi.stubGlobal('__SETTINGS__', {
    siteUrl: 'https://site.test',
    gameHost: '',
    edition: 'real',
    backend: null,
  }),
)

const FONTS = 'src/ui/fonts'
const FONTS_FIRST_PAINT_BYTES = 35_000
/** Drawn by the visitor's own font: the site's has no such sign. */
const SYSTEM_CHARACTERS = '→≤≥'

/** Most bytes of each kind: a phone takes the smaller screen, PNG is for old browsers, the rest are icons. */
const BUDGETS = [
  [/phone.*webp$/, 45_000],
  [/phone.*png$/, 60_000],
  [/clock/, 13_000],
  [/share/, 300_000],
  [/icon/, 20_000],
] as const

describe('pictures', () => {
  it.each(PICTURES)('$path has its size and keeps to its budget', async ({ path, width, height }) => {
    const file = readFileSync(join('public', path))
    expect(file.length).toBeLessThanOrEqual(BUDGETS.find(([names]) => names.test(path))?.[1] ?? 0)
    // sharp reads no .ico; the picture in it begins after its one entry.
    const picture = path === FAVICON.path ? file.subarray(22) : file
    expect(await sharp(picture).metadata()).toMatchObject({ width, height })
  })

  it('gives every route its address and the share picture that its head names', () => {
    for (const route of ROUTES) {
      expect(headOf(route)).toContain(`content="https://site.test/${shareFile(route).path}"`)
      expect(headOf(route)).toContain(`<link rel="canonical" href="https://site.test${route.path}"`)
    }
  })

  it('names in the manifest only icons that are there, one of them maskable', () => {
    const { icons } = JSON.parse(readFileSync('public/site.webmanifest', 'utf8')) as {
      icons: { src: string; purpose: string }[]
    }
    for (const { src } of icons) expect(statSync(join('public', src)).isFile()).toBe(true)
    expect(icons.map(icon => icon.purpose)).toContain('maskable')
  })

  it('writes out the colours of the icon: a file knows no custom properties', () => {
    expect(readFileSync('public/favicon.svg', 'utf8')).not.toContain('var(')
  })
})

/** All that could be on a page: every character of what its text is written in. */
function charactersOfSite(): ReadonlySet<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const written = files.filter(file => /^\.(tsx?|mdx|css)$/.test(extname(file)))
  return new Set(written.flatMap(file => [...readFileSync(join('src', file), 'utf8')]))
}

/** The characters that a font file has a glyph for. */
function charactersOf(file: string): ReadonlySet<string> {
  const font = create(readFileSync(join(FONTS, `${file}.woff2`)))
  if (font.isCollection) throw new Error(`${file} holds more than one font`)
  return new Set(font.characterSet.map(code => String.fromCodePoint(code)))
}

describe('fonts', () => {
  const held = new Map(FACES.map(({ file }) => [file, charactersOf(file)]))

  it('loads one file of at most 35 kB until the first paint', () => {
    expect(statSync(join(FONTS, `${FIRST_PAINT_FACE.file}.woff2`)).size).toBeLessThanOrEqual(
      FONTS_FIRST_PAINT_BYTES,
    )
  })

  it.each(FACES)('$file holds every character that it is declared for', ({ file, characters }) => {
    expect([...characters].filter(c => !held.get(file)?.has(c))).toEqual([])
  })

  it('has every character of the site, the rupee sign with them', () => {
    const sans = FACES.filter(face => face.shared).map(face => held.get(face.file))
    const needed = [...charactersOfSite(), '₹'].filter(c => c >= ' ' && !SYSTEM_CHARACTERS.includes(c))
    expect(needed.filter(c => !sans.some(face => face?.has(c)))).toEqual([])
  })

  it.each(FACES)(
    '$file has a face with its characters, weights and widths',
    ({ file, characters, ...face }) => {
      const styles = ['fonts.css', 'fonts-later.css'].map(name => readFileSync(join('src/ui', name), 'utf8'))
      const [rule = ''] = styles.join('').match(new RegExp(`url\\("./fonts/${file}\\.woff2[^}]*`)) ?? []
      const stated = (name: string) =>
        new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1]?.replace(/\s+/g, ' ')
      const span = (range: readonly number[], unit = '') =>
        [...new Set(range)].map(end => `${end}${unit}`).join(' ')
      expect([stated('font-weight'), stated('font-stretch')]).toEqual([
        span(face.weight),
        span(face.stretch, '%'),
      ])
      expect(stated('unicode-range')).toBe(face.shared ? unicodeRange(characters) : undefined)
    },
  )

  it('gives each character of the sans to one file', () => {
    const shared = FACES.filter(face => face.shared).flatMap(face => [...face.characters])
    expect(shared.length).toBe(new Set(shared).size)
  })
})
