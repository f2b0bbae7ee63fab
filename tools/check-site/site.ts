import { ROUTES, type RouteInfo } from '../../src/content/routes.ts'

const TIMEOUT_MS = 15_000

/** Sends one request, and follows no redirect. Throws where there is no answer, or none that is trusted. */
export async function ask(url: URL | string, headers: Readonly<Record<string, string>> = {}) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const { status } = response
    const answered: Readonly<Record<string, string>> = Object.fromEntries(response.headers)
    return { status, headers: answered, text: await response.text() }
  } catch (error) {
    // What fetch itself says is that it has failed.
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error
  }
}

/** A deployed site as a visitor's browser gets it. */
export type DeployedSite = Awaited<ReturnType<typeof loadSite>>

const NAMED = /["'`](?:\.?\/)?(?:assets\/)?([\w.-]+-[\w-]{8}\.js)["'`]/g

/** Loads every page, and every script that can be found from them. Throws where the server does not answer. */
export async function loadSite(origin: string) {
  const pages = new Map<RouteInfo, Awaited<ReturnType<typeof ask>>>()
  for (const route of ROUTES) pages.set(route, await ask(origin + route.path))
  const scripts = new Map<string, Awaited<ReturnType<typeof ask>>>()
  const texts = [...pages.values()].map(({ text }) => text)
  // The list grows while it is walked through.
  for (const text of texts) {
    for (const [, name] of text.matchAll(NAMED)) {
      const path = `/assets/${name}`
      if (scripts.has(path)) continue
      const answer = await ask(origin + path)
      scripts.set(path, answer)
      texts.push(answer.text)
    }
  }
  return { origin, pages, scripts }
}
