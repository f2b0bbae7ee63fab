/** What the site may offer: play for cash and practice, or practice alone. */
type Edition = 'real' | 'practice'

/** What an operator sets at build time; tools/settings.ts reads and checks it. */
export interface Settings {
  /** Where PLAY NOW goes: an absolute address. */
  readonly gameHost: string
  /** The site's own origin, without a closing slash. */
  readonly siteUrl: string
  /** Whether the site offers play for cash besides practice. */
  readonly edition: Edition
  /** Seed of the made-up season that is shown where there is no backend; null: none is. */
  readonly sampleSeason: number | null
  /** Where the data sheet comes from; null: there is no live source and no backend code. */
  readonly backend: Backend | null
}

export interface Backend {
  readonly projectId: string
  readonly apiKey?: string
  readonly authDomain?: string
  readonly appId?: string
  /** Whether an open page gets every update, or one that is shown anew reads once (docs/SCALE.md). */
  readonly updates: 'listen' | 'visit'
  /** Stands in for the backend, in development and tests. */
  readonly emulator?: { readonly host: string; readonly port: number }
}

declare const __SETTINGS__: Settings

declare global {
  /** Whether this build reads from an emulator; put in place by vite.config.ts, so that a build for visitors cannot. */
  const __EMULATOR__: boolean
}

/** The settings of this build, put in place of `__SETTINGS__` by vite.config.ts. */
export const SETTINGS: Settings = __SETTINGS__
