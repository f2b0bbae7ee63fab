import { beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../src/content/links.ts'
import { allScripts, containing, scriptsOf } from '../support/chunks.ts'
import { DIST, ensureBuilt } from '../support/site.ts'

/** A text that minifying leaves alone, for each library that text pages never load. */
const TRACES = {
  three: 'WebGLRenderer',
  Lenis: 'lenis-smooth',
  Firestore: 'google.firestore.v1',
}

beforeAll(ensureBuilt)

describe.each(Object.entries(TRACES))('%s', (_name, trace) => {
  it('is in the built site at all', () => {
    expect(containing(DIST, allScripts(DIST), trace)).not.toEqual([])
  })

  it.each(ROUTES.slice(1))('is not among the scripts of $path', ({ path }) => {
    expect(containing(DIST, scriptsOf(DIST, `${path.slice(1)}.html`), trace)).toEqual([])
  })
})

it('Firestore and three wait until the landing page has been painted', () => {
  const first = scriptsOf(DIST, 'index.html')
  expect(first.size).toBeGreaterThan(1)
  expect(containing(DIST, first, TRACES.Firestore)).toEqual([])
  expect(containing(DIST, first, TRACES.three)).toEqual([])
})
