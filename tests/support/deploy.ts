import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns a folder with the site as the next deploy has it: the same pages with all hashed files under new names, so that not one of the
 * old names is there any more.
 * @param without name of a script of the old deploy whose successor cannot be had
 */
export function nextDeploy(dist: string, mark: string, without?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  cpSync(dist, folder, { recursive: true })
  const names = readdirSync(join(folder, 'assets'))
  const known = new RegExp(names.map(name => name.replaceAll('.', '\\.')).join('|'), 'g')
  const renamed = (text: string): string => text.replaceAll(known, name => name.replace(/(?=\.\w+$)/, mark))
  for (const name of readdirSync(folder).filter(each => each.endsWith('.html'))) {
    writeFileSync(join(folder, name), renamed(readFileSync(join(folder, name), 'utf8')))
  }
  for (const name of names) {
    const file = join(folder, 'assets', name)
    if (/\.(js|css)$/.test(name)) writeFileSync(file, renamed(readFileSync(file, 'utf8')))
    if (name === without) rmSync(file)
    else renameSync(file, join(folder, 'assets', renamed(name)))
  }
  return folder
}
