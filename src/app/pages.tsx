import { type ComponentType, use } from 'react'
import type { RouteInfo } from '../content/routes.ts'
import { isReloading } from './new-deploy.ts'

/**
 * Every route's page, each in its own chunk: text routes carry neither the scene nor the scroll. The landing page's is
 * for the prerender, and its style sheets for everybody.
 */
const LOADERS = import.meta.glob<ComponentType>(
  ['../stages/page.tsx', '../docs/page.tsx', '../legal/pages/*.tsx'],
  { import: 'default' },
)

const loaded = new Map<RouteInfo, ComponentType>()
const loading = new Map<RouteInfo, Promise<ComponentType>>()
const failed = new Set<RouteInfo>()

async function load(route: RouteInfo): Promise<ComponentType> {
  // Firefox answers for a module that has failed without asking again: the page comes as a document.
  if (failed.has(route)) {
    location.reload()
    return new Promise<never>(() => undefined)
  }
  const page = await LOADERS[`../${route.page}`]?.().catch(async error => {
    // Whoever waits goes on waiting, with the last page on screen, until that of the new deploy takes its place.
    if (await isReloading()) return new Promise<never>(() => undefined)
    failed.add(route)
    throw error
  })
  if (!page) throw new Error(`no page at ${route.path}`)
  loaded.set(route, page)
  return page
}

/** Loads a page's chunk once; rejects where it cannot be had, unless the site is about to be reloaded for that. */
export function loadPage(route: RouteInfo): Promise<ComponentType> {
  const promise = loading.get(route) ?? load(route)
  loading.set(route, promise)
  return promise
}

/** Lets pages that could not be loaded be asked for again. */
export function forgetFailedLoads(): void {
  for (const route of loading.keys()) if (!loaded.has(route)) loading.delete(route)
}

/** A page that has been loaded is rendered at once: hydration and the prerender never suspend. */
export function Page({ route }: { readonly route: RouteInfo }) {
  const Loaded = loaded.get(route) ?? use(loadPage(route))
  return <Loaded />
}
