import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FACES, type Face, FIRST_PAINT_FACE, MONO_FACE, STAND_INS } from './fonts/faces.ts'
import {
  averageAdvance,
  CAPITALS,
  LETTERS,
  overrides,
  type Sample,
  SYSTEM_MONO,
  SYSTEM_SANS,
} from './fonts/fallbacks.ts'
import { advances, readFont, verticalMetrics } from './fonts/metrics.ts'

/**
 * `npm run fonts`: cuts the design's fonts to what the site uses, into src/ui/fonts/, and writes src/ui/fonts.css
 * and fonts-later.css with their faces and with system fonts made to their measure, so that nothing moves when they arrive. The same
 * packages give the same bytes. Which characters and weights go into which file stands in fonts/faces.ts.
 */

const FONTS = 'src/ui/fonts'
/** Faces of the first paint with the stand-ins, and those that the landing page takes in later. */
const STYLES = { first: 'src/ui/fonts.css', later: 'src/ui/fonts-later.css' } as const

const range = ([min, max]: readonly [number, number], unit = ''): string =>
  min === max ? `${min}${unit}` : `${min}${unit} ${max}${unit}`

const axis = ([min, max]: readonly [number, number]) => (min === max ? min : { min, max })

const rule = (declarations: readonly string[]): string =>
  `@font-face {\n${declarations.map(declaration => `  ${declaration};\n`).join('')}}\n`

const hex = (code: number): string => code.toString(16).padStart(4, '0')

/** Returns the characters as CSS unicode ranges. */
function unicodeRange(characters: string): string {
  const codes = [...characters].map(c => c.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => `u+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')
}

const sourceOf = (face: Face): Buffer => readFileSync(join('node_modules', face.source))

/** Returns the face's font file. Ligatures stay in, as the design's text has them. */
const cut = (face: Face): Promise<Buffer> =>
  subsetFont(sourceOf(face), face.characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga'],
    variationAxes: { wght: axis(face.weight), wdth: axis(face.width ?? face.stretch) },
    noHinting: true,
    dropTables: ['STAT'],
  })

const faceRule = (face: Face): string =>
  rule([
    `font-family: "${face.family}"`,
    `src: url("./fonts/${face.file}.woff2") format("woff2")`,
    `font-weight: ${range(face.weight)}`,
    `font-stretch: ${range(face.stretch, '%')}`,
    'font-display: swap',
    ...(face.shared ? [`unicode-range: ${unicodeRange(face.characters)}`] : []),
  ])

/** Returns the average advance and the line metrics of a face at one place of its axes. */
async function measure(face: Face, at: { wght: number; wdth: number }, sample: Sample) {
  const characters = Object.keys(sample)
  const instance = await subsetFont(sourceOf(face), characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: at,
  })
  const font = readFont(instance)
  return { advance: averageAdvance(advances(font, characters), sample), lines: verticalMetrics(font) }
}

async function standInRules(): Promise<string[]> {
  const sans = STAND_INS.map(async ({ weight, stretch, at, system, capitals }) => {
    const sample = capitals ? CAPITALS : LETTERS
    const { advance, lines } = await measure(FIRST_PAINT_FACE, at, sample)
    return rule([
      'font-family: "Anek Fallback"',
      `src: ${SYSTEM_SANS[system].names.map(name => `local("${name}")`).join(', ')}`,
      `font-weight: ${range(weight)}`,
      `font-stretch: ${range(stretch, '%')}`,
      ...overrides(advance / averageAdvance(SYSTEM_SANS[system].advances, sample), lines),
    ])
  })
  const lightest = { wght: MONO_FACE.weight[0], wdth: MONO_FACE.stretch[0] }
  const { advance, lines } = await measure(MONO_FACE, lightest, LETTERS)
  const mono = rule([
    'font-family: "Martian Fallback"',
    `src: ${SYSTEM_MONO.names.map(name => `local("${name}")`).join(', ')}`,
    ...overrides(advance / SYSTEM_MONO.advance, lines),
  ])
  return [...(await Promise.all(sans)), mono]
}

rmSync(FONTS, { recursive: true, force: true })
mkdirSync(FONTS, { recursive: true })
for (const face of FACES) {
  const font = await cut(face)
  writeFileSync(join(FONTS, `${face.file}.woff2`), font)
  console.log(`${face.file}.woff2 ${font.length} B`)
}
for (const name of ['anek-latin', 'martian-mono']) {
  const licence = readFileSync(join('node_modules/@fontsource-variable', name, 'LICENSE'), 'utf8')
  writeFileSync(join(FONTS, `${name}-OFL.txt`), licence)
}
const writeStyles = (file: string, rules: readonly string[]): void =>
  writeFileSync(
    file,
    `/* Written by \`npm run fonts\`; change tools/fonts/ instead. */\n\n${rules.join('\n')}`,
  )
writeStyles(STYLES.first, [faceRule(FIRST_PAINT_FACE), ...(await standInRules())])
writeStyles(STYLES.later, FACES.filter(face => face !== FIRST_PAINT_FACE).map(faceRule))
execFileSync(
  process.execPath,
  ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...Object.values(STYLES)],
  {
    stdio: 'pipe',
  },
)
