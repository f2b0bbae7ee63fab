import { vi } from 'vitest'
import type { Rendered } from '../../src/prerender.tsx'

const SETTINGS = {
  gameHost: 'https://game.test/',
  siteUrl: 'https://site.test',
  backend: null,
  sampleSeason: null,
}

/** Renders every route as the build does, in that edition of the site. By path. */
export async function renderSite(edition: 'real' | 'practice'): Promise<ReadonlyMap<string, Rendered>> {
  vi.stubGlobal('__SETTINGS__', { ...SETTINGS, edition })
  vi.resetModules()
  const { render } = await import('../../src/prerender.tsx')
  const { ROUTES } = await import('../../src/content/routes.ts')
  const pages = new Map<string, Rendered>()
  for (const { path } of ROUTES) pages.set(path, await render(path))
  return pages
}
