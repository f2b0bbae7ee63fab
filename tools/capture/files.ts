import { accessSync, constants, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { toWire, type WireEntry } from '../../src/rules/season.ts'
import { checkSheet } from '../sheet/check.ts'
import { decodeText } from '../sheet/text.ts'
import { OptionError } from './options.ts'

/** Makes sure, before hours of work, that a file can be written. Throws an OptionError. */
export function requireFolder(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK)
  } catch {
    throw new OptionError(`--out ${file}: there is no folder ${dirname(file)} that can be written to`)
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new OptionError(`--out ${file} is a folder, not a file`)
}

/** Writes a file that is there as a whole or not at all. */
export function writeWhole(file: string, content: Uint8Array | string): void {
  const part = `${file}.part`
  try {
    writeFileSync(part, content)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Returns a file's name with another ending. */
export const besides = (file: string, ending: string): string => file.replace(/\.[^.]+$/, ending)

/** Returns the season of a file. Throws an OptionError with everything that is wrong with it. */
export function readSeason(file: string): WireEntry[] {
  let text: string
  try {
    text = decodeText(readFileSync(file))
  } catch (error) {
    throw new OptionError(`--sheet ${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  const { entries, faults } = checkSheet(text)
  if (faults.length > 0) throw new OptionError(faults.map(fault => `--sheet ${file}: ${fault}`).join('\n'))
  return toWire(entries)
}
