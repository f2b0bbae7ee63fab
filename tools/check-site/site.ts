import { ROUTES, type RouteInfo } from '../../src/content/routes.ts'

/** A response as it came, redirects not followed. */
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const TIMEOUT_MS = 15_000

/** Sends one request. Throws where there is no answer, or none that is trusted. */
export async function ask(
  url: URL | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const { status } = response
    return { status, headers: Object.fromEntries(response.headers), text: await response.text() }
  } catch (error) {
    // What fetch itself says is that it has failed.
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error
  }
}

/** A deployed site as a visitor's browser gets it. */
export interface DeployedSite {
  readonly origin: string
  readonly pages: ReadonlyMap<RouteInfo, Answer>
  /** Every script that a page names, or that such a script names, by its path. */
  readonly scripts: ReadonlyMap<string, Answer>
}

const NAMED = /["'`](?:\.?\/)?(?:assets\/)?([\w.-]+-[\w-]{8}\.js)["'`]/g

/** Loads every page, and every script that can be found from them. Throws where the server does not answer. */
export async function loadSite(origin: string): Promise<DeployedSite> {
  const pages = new Map<RouteInfo, Answer>()
  for (const route of ROUTES) pages.set(route, await ask(origin + route.path))
  const scripts = new Map<string, Answer>()
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
