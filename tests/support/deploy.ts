import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyOf } from './site.ts'

/**
 * Returns a folder with the site as the next deploy has it: the same pages with all hashed files under new names, so that not one of the
 * old names is there any more.
 * @param without name of a script of the old deploy whose successor cannot be had
 */
export function nextDeploy(dist: string, mark: string, without?: string): string {
  const names = readdirSync(join(dist, 'assets'))
  const known = new RegExp(names.map(name => name.replaceAll('.', '\\.')).join('|'), 'g')
  const renamed = (text: string): string => text.replaceAll(known, name => name.replace(/(?=\.\w+$)/, mark))
  const folder = copyOf(renamed, dist)
  for (const name of names) {
    const file = join(folder, 'assets', name)
    if (name === without) rmSync(file)
    else renameSync(file, join(folder, 'assets', renamed(name)))
  }
  return folder
}
