import { type ComponentType, use } from 'react'

type Page = { readonly default: ComponentType }

/** Every route's page, each in its own chunk: text routes carry neither the scene nor the scroll. */
const LOADERS: Readonly<Record<string, () => Promise<Page>>> = {
  '/': () => import('../landing/page.tsx'),
  '/docs': () => import('../docs/page.tsx'),
  '/terms': () => import('../legal/terms.tsx'),
  '/privacy-policy': () => import('../legal/privacy-policy.tsx'),
  '/responsible-gaming-policy': () => import('../legal/responsible-gaming-policy.tsx'),
  '/anti-money-laundering-policy': () => import('../legal/anti-money-laundering-policy.tsx'),
  '/skill-certificates': () => import('../legal/skill-certificates.tsx'),
}

const loaded = new Map<string, ComponentType>()
const loading = new Map<string, Promise<ComponentType>>()

/** Loads a page's chunk once; rejects where the chunk cannot be had. */
export function loadPage(path: string): Promise<ComponentType> {
  const known = loading.get(path)
  if (known) return known
  const loader = LOADERS[path]
  if (!loader) return Promise.reject(new Error(`no page at ${path}`))
  const promise = loader().then(page => {
    loaded.set(path, page.default)
    return page.default
  })
  loading.set(path, promise)
  return promise
}

/** A page that has been loaded is rendered at once: hydration and the prerender never suspend. */
export function Page({ path }: { readonly path: string }) {
  const Loaded = loaded.get(path) ?? use(loadPage(path))
  return <Loaded />
}
