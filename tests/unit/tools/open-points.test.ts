import { afterEach, describe, expect, it, vi } from 'vitest'
import { stillOpen } from '../../../src/content/open-points.ts'
import { describeOpenPoints, refuseOpenPoints } from '../../../tools/build/open-points.ts'
import { renderSite } from '../../support/rendered.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Whether a build with that setting is refused, and what it says. */
function tryBuild(strict: string): { refused: boolean; said: string } {
  vi.stubEnv('VITE_STRICT_CONTENT', strict)
  let said = ''
  vi.spyOn(console, 'error').mockImplementation(text => {
    said = text
  })
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  exit.mockClear()
  refuseOpenPoints()
  return { refused: exit.mock.calls.length > 0, said }
}

describe('open points of the content', () => {
  it('are listed one a line, with where they stand', () => {
    const lines = describeOpenPoints().split('\n').slice(1)
    expect(lines).toHaveLength(stillOpen().length)
    for (const [place, { name, at }] of stillOpen().entries())
      expect(lines[place]).toContain(`${name} (${at}):`)
  })

  it('stop a build that asks for none, and no other', () => {
    expect(tryBuild('1')).toEqual({
      refused: true,
      said: expect.stringContaining('provider (/terms#clause-1)') as string,
    })
    expect(tryBuild('0').refused).toBe(false)
    expect(tryBuild('').refused).toBe(false)
  })

  it('stand where they are said to stand', async () => {
    const pages = await renderSite('real')
    for (const { name, at } of stillOpen()) {
      const [path = '', anchor] = at.split('#')
      const html = pages.get(path)?.html ?? ''
      expect(html, name).toContain(`id="${anchor}"`)
      // An address is left out while it is empty.
      if (name !== 'address') expect(html, name).toContain(`data-open="${name}"`)
    }
  }, 60_000)
})
