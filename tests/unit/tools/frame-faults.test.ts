import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { frameFaults } from '../../../tools/build/frame-faults.ts'

const STAND = 'https://stand.site.in'
const folder = mkdtempSync(join(tmpdir(), 'frame-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** firebase.json as an operator would change it. */
function changed(change: (text: string) => string): string {
  const file = join(folder, 'firebase.json')
  writeFileSync(file, change(readFileSync('firebase.json', 'utf8')))
  return file
}

it('the repository’s own headers let nobody show the page in a frame', () => {
  expect(frameFaults([])).toEqual([])
})

it('a deploy is told what the host’s headers lack for the origins of the settings', () => {
  expect(frameFaults([STAND])).toEqual([
    expect.stringContaining(`frame-ancestors ${STAND}`),
    expect.stringContaining('X-Frame-Options'),
  ])
})

it('and of headers that let in more than the settings do', () => {
  const file = changed(text => text.replace("frame-ancestors 'none'", `frame-ancestors ${STAND}`))
  expect(frameFaults([], file)).toHaveLength(1)
  expect(frameFaults([STAND], file)).toHaveLength(1)
})

it('is content with headers that say what the settings say', () => {
  const file = changed(text =>
    text.replace("frame-ancestors 'none'", `frame-ancestors ${STAND}`).replace('X-Frame-Options', 'X-Other'),
  )
  expect(frameFaults([STAND], file)).toEqual([])
})
