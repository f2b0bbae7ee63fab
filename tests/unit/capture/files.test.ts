import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { requireFolder, writeWhole } from '../../../tools/capture/files.ts'
import { testFolder } from '../../support/folder.ts'

const folder = testFolder()

it('a film that could not be written at its end is refused before it is begun, in one line', () => {
  mkdirSync(join(folder, 'old.mp4'))
  expect(() => requireFolder(join(folder, 'old.mp4'))).toThrow(/^--out \S+ is a folder, not a file$/)
  expect(() => requireFolder(join(folder, 'none', 'x.mp4'))).toThrow(/^--out \S+: there is no folder [^\n]+$/)
  expect(() => requireFolder(join(folder, 'x.mp4'))).not.toThrow()
})

it('a file that cannot be put in its place leaves nothing of itself', () => {
  expect(() => writeWhole(join(folder, 'old.mp4'), 'half')).toThrow()
  expect(readdirSync(folder)).toEqual(['old.mp4'])
})
