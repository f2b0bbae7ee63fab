import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { BRAND } from '../../src/content/brand.ts'
import { MINIMUM_AGE, SHAPE_COUNT } from '../../src/content/facts.ts'
import { HOME } from '../../src/content/routes.ts'
import { inWords } from '../../src/content/words.ts'
import { Mark } from '../../src/ui/shapes.tsx'
import { colour } from './document.ts'
import { ICON_192, ICON_512, type IconFile, MASKABLE_ICON } from './files.ts'

/** Returns the mark as a file of its own: colours written out, and the name space that files need. */
export function markSvg(size: number): string {
  const svg = renderToStaticMarkup(<Mark size={size} />)
  return svg
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => colour(name))
}

/** Returns an icon as PNG: the mark in the middle, on ink where it has a ground. */
export async function iconPng({ width, mark, ground }: IconFile): Promise<Buffer> {
  const side = Math.round(width * mark)
  const pixels = await sharp(Buffer.from(markSvg(side)))
    .png()
    .toBuffer()
  const background = ground ? colour('ink') : { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width, height: width, channels: 4, background } })
    .composite([{ input: pixels }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Returns an .ico file with one PNG picture in it. */
export function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Returns the web app manifest: name, colours and icons. */
export function manifest(): string {
  const icons = [ICON_192, ICON_512, MASKABLE_ICON].map(file => ({
    src: `/${file.path}`,
    sizes: `${file.width}x${file.height}`,
    type: 'image/png',
    purpose: file === MASKABLE_ICON ? 'maskable' : 'any',
  }))
  const content = {
    name: BRAND.name,
    short_name: BRAND.name,
    // One manifest serves both editions.
    description: `A game on patterns of ${inWords(SHAPE_COUNT)} shapes, for adults of ${MINIMUM_AGE} or older.`,
    lang: 'en-IN',
    start_url: HOME.path,
    display: 'browser',
    background_color: colour('ink'),
    theme_color: colour('ink'),
    icons,
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
