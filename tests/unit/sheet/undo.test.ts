import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleSheet } from '../../../src/rules/season.ts'
import { type DataSource, startDataSource } from '../../../tools/data-source/server.ts'
import { makeSheet, publish, type Terminal, undo } from '../../../tools/sheet/commands.ts'
import { readPublished } from '../../../tools/sheet/document.ts'
import { resolveTarget, type Target } from '../../../tools/sheet/target.ts'

const PATH = 'config/data_sheet'

let source: DataSource
let target: Target
let printed: string[]
let notes: string[]
let answer: boolean | undefined

const terminal: Terminal = {
  out: text => printed.push(text),
  note: text => notes.push(text),
  confirm: async () => answer,
}

beforeEach(async () => {
  source = await startDataSource()
  target = resolveTarget({ emulator: `${source.host}:${source.port}` }, {})
  printed = []
  notes = []
  answer = true
})
afterEach(() => source.close())

const publishSeed = (seed: number) => publish(makeSheet(seed, 'csv'), { target, isConfirmed: true, terminal })
const undoNow = (isConfirmed = false) => undo({ target, isConfirmed, terminal })
const entriesNow = async () => (await readPublished(target)).entries

it('brings the season back that was replaced, after showing what changes, and back again', async () => {
  await publishSeed(7)
  await publishSeed(8)
  printed = []
  expect(await undoNow()).toBe(0)
  expect(await entriesNow()).toEqual(sampleSheet(7))
  expect(printed.join()).toMatch(/Changes on .*\n~ 0123 {2}odd .* → /)
  expect(await undoNow()).toBe(0)
  expect(await entriesNow()).toEqual(sampleSheet(8))
})

it.each([
  ['no', false],
  ['nobody to ask', undefined],
])('changes nothing after the answer: %s', async (_, given) => {
  await publishSeed(7)
  await publishSeed(8)
  answer = given
  expect(await undoNow()).toBe(1)
  expect(await entriesNow()).toEqual(sampleSheet(8))
})

it('says that nothing has been replaced yet', async () => {
  expect(await undoNow(true)).toBe(1)
  await publishSeed(7)
  expect(await undoNow(true)).toBe(1)
  expect(notes.at(-1)).toContain('has kept no season')
  expect(await entriesNow()).toEqual(sampleSheet(7))
})

it('brings back what somebody else had written, to the letter, and keeps other fields', async () => {
  const sheet = { a: { base_pattern: '0123', odd: [1, 2, 3, 94], even: [4, 3, 2, 91] }, b: 'a slip' }
  source.set(PATH, { sheet, note: 'kept' })
  await publishSeed(7)
  expect(await undoNow(true)).toBe(0)
  expect(source.get(PATH)).toEqual({ sheet, note: 'kept' })
})

it('keeps the season that stands where a publication fails or changes nothing', async () => {
  await publishSeed(7)
  await publishSeed(8)
  await publishSeed(8)
  await source.setFault('unavailable')
  await expect(publishSeed(9)).rejects.toThrow()
  await source.setFault('none')
  expect(await undoNow(true)).toBe(0)
  expect(await entriesNow()).toEqual(sampleSheet(7))
})
