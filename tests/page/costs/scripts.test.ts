import { expect, it } from 'vitest'
import { builtSite } from '../../support/site.ts'

it('no script waits for one that waits for it: what it takes from there would not be there yet', () => {
  const { chunks } = builtSite().record
  const circles: string[] = []
  // Names of styles are asked for long after the scripts have come.
  const isStyle = (file: string) => chunks[file]?.modules.every(module => module.endsWith('.css')) === true
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    else if (!isStyle(file)) for (const next of chunks[file]?.imports ?? []) visit(next, [...way, file])
  }
  for (const file of Object.keys(chunks)) visit(file, [])
  expect(circles).toEqual([])
})
