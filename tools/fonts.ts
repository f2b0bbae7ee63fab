import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FACES, type Range, unicodeRange } from './fonts/faces.ts'

/**
 * `npm run fonts`: cuts the design's fonts to what the site uses, into src/ui/fonts/. The same packages give the same bytes.
 * Which characters and weights go into which file stands in fonts/faces.ts; the faces themselves, with the system fonts
 * that stand in for them, are in src/ui/fonts.css and fonts-later.css, and a unit test compares the two.
 */

const FONTS = 'src/ui/fonts'

const axis = ([min, max]: Range) => (min === max ? min : { min, max })

rmSync(FONTS, { recursive: true, force: true })
mkdirSync(FONTS, { recursive: true })
for (const { file, source, characters, weight, stretch, width, shared } of FACES) {
  // Ligatures stay in, as the design's text has them.
  const font = await subsetFont(readFileSync(join('node_modules', source)), characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga'],
    variationAxes: { wght: axis(weight), wdth: axis(width ?? stretch) },
    noHinting: true,
    dropTables: ['STAT'],
  })
  writeFileSync(join(FONTS, `${file}.woff2`), font)
  console.log(
    `${file}.woff2 ${font.length} B${shared ? `\n  unicode-range: ${unicodeRange(characters)}` : ''}`,
  )
}
for (const name of ['anek-latin', 'martian-mono']) {
  const licence = readFileSync(join('node_modules/@fontsource-variable', name, 'LICENSE'), 'utf8')
  writeFileSync(join(FONTS, `${name}-OFL.txt`), licence)
}
