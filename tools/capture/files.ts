import { renameSync, rmSync, writeFileSync } from 'node:fs'

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
