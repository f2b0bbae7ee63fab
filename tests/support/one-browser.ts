import type { TestProject } from 'vitest/node'
import { launch } from '../../tools/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of all tests listens. */
    readonly browserEndpoint: string
  }
}

/** Starts the browser that all test files share, each with a profile of its own: a renderer in software takes every core. */
export default async function startBrowser({ provide }: TestProject): Promise<() => Promise<void>> {
  const browser = await launch()
  provide('browserEndpoint', browser.wsEndpoint())
  return () => browser.close()
}
