import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleSheet } from '../../../src/rules/season.ts'
import { type DataSource, startDataSource } from '../../../tools/data-source/server.ts'
import {
  formatEntries,
  makeSheet,
  publish,
  show,
  type Terminal,
  undo,
  watch,
} from '../../../tools/sheet/commands.ts'
import { readPublished, writeSheet } from '../../../tools/sheet/document.ts'
import { resolveTarget, type Target } from '../../../tools/sheet/target.ts'

const PATH = 'config/data_sheet'

let source: DataSource
let target: Target
let printed: string[]
let notes: string[]
let questions: string[]
let answerTo: boolean | undefined

const terminal: Terminal = {
  out: text => printed.push(text),
  note: text => notes.push(text),
  confirm: async question => {
    questions.push(question)
    return answerTo
  },
}

beforeEach(async () => {
  source = await startDataSource()
  target = resolveTarget({ emulator: `${source.host}:${source.port}` }, {})
  printed = []
  notes = []
  questions = []
  answerTo = true
})
afterEach(() => source.close())

const publishText = (text: string, isConfirmed = false) => publish(text, { target, isConfirmed, terminal })
const entriesNow = async () => (await readPublished(target)).entries

describe('publish', () => {
  it('creates the document, in the order of the file, and says so', async () => {
    const reversed = [...sampleSheet(7)].reverse()
    expect(await publishText(formatEntries(reversed, 'csv'), true)).toBe(0)
    expect(await entriesNow()).toEqual(reversed)
    // Firestore hands the keys of a map out in their own order.
    const keys = Object.keys(source.get(PATH)?.sheet ?? {})
    expect(keys).toEqual([...keys].sort())
    expect(notes.slice(-2).join()).toMatch(/Published to the data source on.*It is the first one/)
    expect(questions).toEqual([])
  })

  it('shows what changes and asks first', async () => {
    await publishText(makeSheet(7, 'csv'), true)
    const changed = makeSheet(7, 'csv').replace(/^0231,.*$/m, '0231,1,2,3,94,25,25,25,25')
    printed = []
    expect(await publishText(changed)).toBe(0)
    expect(questions).toHaveLength(1)
    expect(printed.join()).toMatch(/~ 0231 {2}odd .* → 1 2 3 94\n~ 0231 {2}even .* → 25 25 25 25\n/)
    expect(printed.join()).not.toContain('0213')
  })

  it.each([
    ['no', false],
    ['nobody to ask', undefined],
  ])('leaves the old season after the answer: %s', async (_name, answer) => {
    await publishText(makeSheet(7, 'csv'), true)
    answerTo = answer
    expect(await publishText(makeSheet(8, 'csv'))).toBe(1)
    expect(await entriesNow()).toEqual(sampleSheet(7))
    expect(notes.at(-1)).toContain('Nothing was published')
  })

  it('keeps the other fields of the document', async () => {
    source.set(PATH, { sheet: {}, note: 'kept' })
    expect(await publishText(makeSheet(7, 'json'), true)).toBe(0)
    expect(source.get(PATH)?.note).toBe('kept')
    expect(await entriesNow()).toEqual(sampleSheet(7))
  })

  it.each(['unavailable', 'denied', 'refuse'] as const)('fails when the backend is %s', async fault => {
    await publishText(makeSheet(7, 'csv'), true)
    await source.setFault(fault)
    await expect(publishText(makeSheet(8, 'csv'), true)).rejects.toThrow('the data source on')
    await source.setFault('none')
    expect(await entriesNow()).toEqual(sampleSheet(7))
  })

  it('does not overwrite what someone else has published meanwhile', async () => {
    await publishText(makeSheet(7, 'csv'), true)
    const before = await readPublished(target)
    await publishText(makeSheet(9, 'csv'), true)
    await expect(writeSheet(target, sampleSheet(8), before)).rejects.toThrow('changed by someone else')
    expect(await entriesNow()).toEqual(sampleSheet(9))
  })
})

it('show counts what the page would leave out', async () => {
  source.set(PATH, {
    sheet: { a: { base_pattern: '0123', odd: [1, 2, 3, 94], even: [4, 3, 2, 91] }, b: 5 },
  })
  expect(await show(target, 'table', terminal)).toBe(0)
  expect(notes.join()).toContain('1 entry, 1 more that the page leaves out')
})

it('watch goes on through a lost connection, and names a document that was deleted', async () => {
  await publishText(makeSheet(7, 'csv'), true)
  const end = new AbortController()
  const watched = watch(target, terminal, end.signal)
  await expect.poll(() => printed.at(-1)).toMatch(/^Watching/)
  await source.setFault('refuse')
  await expect.poll(() => notes.at(-1), { timeout: 3000 }).toMatch(/cannot be reached.*asked again/)
  source.delete(PATH)
  await source.setFault('none')
  await expect.poll(() => printed.at(-1), { timeout: 3000 }).toMatch(/^there is no season/)
  end.abort()
  expect(await watched).toBe(0)
  expect(printed.join()).not.toContain('undefined')
})

describe('undo', () => {
  const undoNow = (isConfirmed = false) => undo({ target, isConfirmed, terminal })

  it('brings the season back that was replaced, after showing what changes, and back again', async () => {
    await publishText(makeSheet(7, 'csv'), true)
    await publishText(makeSheet(8, 'csv'), true)
    printed = []
    expect(await undoNow()).toBe(0)
    expect(await entriesNow()).toEqual(sampleSheet(7))
    expect(printed.join()).toMatch(/Changes on .*\n~ 0123 {2}odd .* → /)
    expect(await undoNow()).toBe(0)
    expect(await entriesNow()).toEqual(sampleSheet(8))
  })

  it('says that nothing has been replaced yet', async () => {
    expect(await undoNow(true)).toBe(1)
    await publishText(makeSheet(7, 'csv'), true)
    expect(await undoNow(true)).toBe(1)
    expect(notes.at(-1)).toContain('has kept no season')
    expect(await entriesNow()).toEqual(sampleSheet(7))
  })

  it('brings back what somebody else had written, to the letter, and keeps other fields', async () => {
    const sheet = { a: { base_pattern: '0123', odd: [1, 2, 3, 94], even: [4, 3, 2, 91] }, b: 'a slip' }
    source.set(PATH, { sheet, note: 'kept' })
    await publishText(makeSheet(7, 'csv'), true)
    expect(await undoNow(true)).toBe(0)
    expect(source.get(PATH)).toEqual({ sheet, note: 'kept' })
  })
})
