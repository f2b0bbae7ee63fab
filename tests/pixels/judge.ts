import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { compare } from './compare.ts'
import { decode, encode } from './picture.ts'
import type { Shot } from './shots.ts'

export const BASELINE = 'tests/visual/baseline'
export const REPORT = 'reports/visual'

/** What became of one picture. */
export interface Verdict {
  readonly name: string
  readonly visit: string
  /** What is wrong, one line. */
  readonly fault?: string
  /** Why more than the usual share of pixels may differ. */
  readonly exception?: string
  readonly identical: boolean
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

/** Compares a picture with its baseline and keeps what the report shows. */
export async function judge(visit: string, shot: Shot, png: Uint8Array): Promise<Verdict> {
  const { name, exception } = shot
  const about = { name, visit, ...(exception && { exception: exception.reason }) }
  keep('actual', name, png)
  if (!existsSync(baselineOf(name))) {
    const has = { actual: true, expected: false, difference: false }
    return { ...about, fault: 'there is no baseline', identical: false, has }
  }
  const expected = readFileSync(baselineOf(name))
  keep('expected', name, expected)
  const { fault, difference, identical } = compare(
    await decode(expected),
    await decode(png),
    exception?.share,
  )
  if (difference) keep('difference', name, await encode(difference))
  const has = { actual: true, expected: true, difference: difference !== undefined }
  return { ...about, ...(fault && { fault }), identical, has }
}

/** Makes the picture the expected one, unless it already is to the last bit. */
export async function accept(visit: string, shot: Shot, png: Uint8Array): Promise<Verdict> {
  const { identical } = existsSync(baselineOf(shot.name))
    ? await judge(visit, shot, png)
    : { identical: false }
  if (!identical) {
    mkdirSync(BASELINE, { recursive: true })
    writeFileSync(baselineOf(shot.name), await encode(await decode(png)))
  }
  return judge(visit, shot, png)
}
