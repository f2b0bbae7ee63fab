import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What gets smaller on the wire. */
const TEXT = /\.(html|js|css|json|webmanifest|svg|txt|xml)$/
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const GZIP = { level: constants.Z_BEST_COMPRESSION }

async function pack(file: string): Promise<void> {
  const body = await readFile(file)
  const copies = [
    { name: `${file}.br`, packed: await promisify(brotliCompress)(body, BROTLI) },
    { name: `${file}.gz`, packed: await promisify(gzip)(body, GZIP) },
  ]
  for (const { name, packed } of copies) if (packed.length < body.length) await writeFile(name, packed)
}

/** Writes a brotli and a gzip copy beside each text of a built site: hosts send them without any work of their own. */
export async function packSite(dist: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(files.map(({ parentPath, name }) => pack(join(parentPath, name))))
}
