/** What the address of the landing page may ask for. */
export interface Flags {
  /** The tier that the scene is to have, whatever the machine. */
  readonly quality?: 'full' | 'lean'
  /** The tour: once, or again and again. */
  readonly tour?: 'once' | 'loop'
  /** The port for tests, films and visual regression: it holds the page's clock, and may have it go to the next rest. */
  readonly film?: 'rests' | 'held'
}

/** The values of each flag as they are written, and what they stand for. */
const VALUES = {
  quality: new Map([
    ['full', 'full'],
    ['lean', 'lean'],
  ]),
  tour: new Map([
    ['', 'once'],
    ['loop', 'loop'],
  ]),
  film: new Map([
    ['', 'rests'],
    ['held', 'held'],
  ]),
} as const satisfies Readonly<Record<keyof Flags, ReadonlyMap<string, string>>>

let cached: Flags | undefined

/** Returns the flags that the page was opened with; one warning names the values that are unknown. */
export function pageFlags(): Flags {
  if (cached) return cached
  const given = new URLSearchParams(location.search)
  const unknown: string[] = []
  const flags: Record<string, string> = {}
  for (const [name, values] of Object.entries(VALUES)) {
    const value = given.get(name)
    if (value === null) continue
    const meaning = values.get(value)
    if (meaning) flags[name] = meaning
    else unknown.push(`${name}=${value}`)
  }
  if (unknown.length > 0) console.warn(`Unknown in the address, and ignored: ${unknown.join(', ')}`)
  cached = flags
  return flags
}
