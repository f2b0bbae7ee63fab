import { expect, it } from 'vitest'
import { builtSite } from '../../support/site.ts'

it('no script waits for one that waits for it: what it takes from there would not be there yet', () => {
  const { chunks } = builtSite().record
  const circles: string[] = []
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    else for (const next of chunks[file]?.imports ?? []) visit(next, [...way, file])
  }
  for (const file of Object.keys(chunks)) visit(file, [])
  expect(circles).toEqual([])
})
