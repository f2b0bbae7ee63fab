import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Comparison, compare } from './compare.ts'
import { decode, encode } from './picture.ts'

export const BASELINE = 'tests/pixels/baseline'
export const REPORT = 'reports/visual'
const TAKEN_WITH = `${BASELINE}/taken-with.json`

/** What became of one picture. */
export interface Verdict {
  readonly name: string
  readonly visit: string
  /** What is wrong, one line. */
  readonly fault?: string
  /** Whether the report has the picture, the expected one and their difference. */
  readonly has: { readonly actual: boolean; readonly expected: boolean; readonly difference: boolean }
}

const baselineOf = (name: string): string => `${BASELINE}/${name}.webp`

/** File of a picture in the report. */
export const KEPT = {
  actual: (name: string) => `actual/${name}.png`,
  expected: (name: string) => `expected/${name}.webp`,
  difference: (name: string) => `difference/${name}.webp`,
} as const

function keep(kind: keyof typeof KEPT, name: string, bytes: Uint8Array): void {
  mkdirSync(`${REPORT}/${kind}`, { recursive: true })
  writeFileSync(`${REPORT}/${KEPT[kind](name)}`, bytes)
}

/** The browser, by its major version, that the baselines were taken with; undefined where there are none. */
export const takenWith = (): string | undefined =>
  existsSync(TAKEN_WITH)
    ? (JSON.parse(readFileSync(TAKEN_WITH, 'utf8')) as { browser: string }).browser
    : undefined

/** Notes the browser that the baselines are now taken with. */
export function noteTakenWith(browser: string): void {
  mkdirSync(BASELINE, { recursive: true })
  writeFileSync(TAKEN_WITH, `${JSON.stringify({ browser }, null, 2)}\n`)
}

async function compared(name: string, png: Uint8Array, isOther: boolean): Promise<Comparison | undefined> {
  if (!existsSync(baselineOf(name))) return undefined
  return compare(await decode(readFileSync(baselineOf(name))), await decode(png), isOther)
}

/**
 * Compares a picture with its baseline and keeps what the report shows.
 * @param isOther whether another version of the browser took the baseline
 */
export async function judge(
  visit: string,
  name: string,
  png: Uint8Array,
  isOther: boolean,
): Promise<Verdict> {
  const comparison = await compared(name, png, isOther)
  const expected = comparison !== undefined
  const { fault, difference } = comparison ?? { fault: 'there is no baseline' }
  if (fault) {
    keep('actual', name, png)
    if (expected) keep('expected', name, readFileSync(baselineOf(name)))
    if (difference) keep('difference', name, await encode(difference))
  }
  const has = { actual: fault !== undefined, expected, difference: difference !== undefined }
  return { name, visit, ...(fault && { fault }), has }
}

/** Makes a picture the expected one where it differs from that by more than may be. */
export async function accept(name: string, png: Uint8Array): Promise<void> {
  const comparison = await compared(name, png, false)
  if (comparison && !comparison.fault) return
  mkdirSync(BASELINE, { recursive: true })
  writeFileSync(baselineOf(name), await encode(await decode(png)))
}
