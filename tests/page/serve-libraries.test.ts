import { beforeAll, expect, it } from 'vitest'
import { heavyLibraries, librariesOf, textPages } from '../../tools/build/budgets.ts'
import { builtSite, ensureBuilt } from '../support/site.ts'

beforeAll(ensureBuilt)

it('three, Lenis and Firestore are in the built site', () => {
  expect(heavyLibraries(builtSite().record)).toEqual(['three', 'lenis', 'firestore'])
})

it('no text page waits for any of them', () => {
  const site = builtSite()
  const pages = textPages(site.dist)
  expect(pages).not.toEqual([])
  expect(pages.flatMap(page => librariesOf(site, page).map(name => `${page}: ${name}`))).toEqual([])
})

it('the landing page is painted before it loads any of them', () => {
  expect(librariesOf(builtSite(), 'index.html')).toEqual([])
})
