import { ROUTES, type RouteInfo } from '../../src/content/routes.ts'
import { type Answer, ask } from './ask.ts'

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
