import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { normalizePath } from 'vite'

/** Characters of a class name: that two of a thousand have the same is unlikely, and stops the build. */
const LENGTH = 5

/**
 * Returns what names the classes of CSS modules: the same in every build, so that the page as rendered matches its style
 * sheets, and short, since pages, style sheets and scripts are full of them. Throws where two get the same name.
 */
export function shortName(): (name: string, file: string) => string {
  const taken = new Map<string, string>()
  return (name, file) => {
    const full = `${normalizePath(relative(process.cwd(), file.split('?')[0] ?? file))} ${name}`
    // Not a digit first.
    const hash = createHash('sha256').update(full).digest('base64url').replaceAll('-', '_')
    const short = `_${hash.slice(0, LENGTH - 1)}`
    if ((taken.get(short) ?? full) !== full)
      throw new Error(`${full} and ${taken.get(short)} are both .${short}`)
    taken.set(short, full)
    return short
  }
}
