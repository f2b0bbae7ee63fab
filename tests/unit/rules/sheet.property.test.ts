import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeFaults, readSheet } from '../../../src/rules/sheet.ts'

/** The rules for bad entries, written a second time and differently, to check `readSheet` against. */
function followsTheRules(entry: unknown): boolean {
  const { basePattern, odd, even } = entry as Record<string, unknown>
  const isRow = (row: unknown) =>
    Array.isArray(row) &&
    Object.keys(row).join() === '0,1,2,3' &&
    row.every(v => typeof v === 'number' && v >= 0 && v < 1 / 0)
  return (
    /^(?!.*(.).*\1)[0-3]{4}$/.test(String(basePattern)) &&
    typeof basePattern === 'string' &&
    isRow(odd) &&
    isRow(even)
  )
}

function readsSafely(published: unknown): void {
  const { entries, faults } = readSheet(published)
  const patterns = entries.map(({ basePattern }) => basePattern)
  if (!entries.every(followsTheRules)) throw new Error(`An invalid entry passed: ${JSON.stringify(entries)}`)
  if (new Set(patterns).size !== patterns.length) throw new Error('A base pattern passed twice')
  if (faults.some(({ reason }) => reason === '' || reason.length > 400)) throw new Error('A reason is bad')
  if (describeFaults(faults).length > 20_000) throw new Error('The warning is too long')
  if (Array.isArray(published) && entries.length + faults.length !== published.length) {
    throw new Error('An entry is neither shown nor named')
  }
}

const value = fc.oneof(
  fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withBoxedValues: true }),
  fc.constantFrom(-0, -1, 1e308, Number.MIN_VALUE, Number.NaN, Number.POSITIVE_INFINITY, '1', [1], {
    valueOf: () => 1,
  }),
)
const rowValue = fc.oneof({ weight: 12, arbitrary: fc.nat(100) }, { weight: 1, arbitrary: value })
const row = fc.oneof(
  { weight: 8, arbitrary: fc.array(rowValue, { minLength: 4, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(rowValue, { maxLength: 6 }) },
  { weight: 1, arbitrary: value },
)
const basePattern = fc.oneof(
  { weight: 6, arbitrary: fc.shuffledSubarray(['0', '1', '2', '3']).map(digits => digits.join('')) },
  {
    weight: 6,
    arbitrary: fc.constantFrom('0123', '3210', '2031', '1302', '__proto__', 'constructor', '0123\u200b'),
  },
  { weight: 1, arbitrary: value },
)
const entry = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ base_pattern: basePattern, odd: row, even: row }, { requiredKeys: [] }),
  },
  { weight: 1, arbitrary: value },
)

describe('any update at all', () => {
  it('lets no invalid entry through and throws nothing, over 20,000 updates', () => {
    let passed = 0
    let leftOut = 0
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), published => {
        readsSafely(published)
        const { entries, faults } = readSheet(published)
        passed += entries.length
        leftOut += faults.length
      }),
      { numRuns: 20_000, seed: 24 },
    )
    // The generator has to reach both sides of the rules.
    expect(passed).toBeGreaterThan(2000)
    expect(leftOut).toBeGreaterThan(20_000)
  }, 60_000)

  it('may be no list', () => {
    fc.assert(fc.property(value, readsSafely), { numRuns: 2000, seed: 24 })
  })

  it('may come back from JSON with keys of the prototype', () => {
    const text =
      '[{"__proto__":{"base_pattern":"0123","odd":[1,2,3,4],"even":[1,2,3,4]},"constructor":{"prototype":{}}}]'
    expect(readSheet(JSON.parse(text)).entries).toEqual([])
    expect(Object.prototype).not.toHaveProperty('odd')
  })
})

describe('hostile values', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  const good = { base_pattern: '0123', odd: [1, 2, 3, 4], even: [4, 3, 2, 1] }
  const revoked = (target: object) => {
    const { proxy, revoke } = Proxy.revocable(target, {})
    revoke()
    return proxy
  }
  const trapped = (target: object) =>
    new Proxy(target, { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse })
  const cyclic: Record<string, unknown> = { ...good }
  Object.assign(cyclic, { base_pattern: cyclic, odd: [cyclic] })

  it.each<[string, unknown]>([
    ['a getter that throws', Object.defineProperty({ ...good }, 'odd', { get: refuse })],
    ['a proxy that throws', trapped({ ...good })],
    ['a revoked proxy', revoked({ ...good })],
    ['a row that is a proxy that throws', { ...good, even: trapped([1, 2, 3, 4]) }],
    ['a row that is a revoked proxy', { ...good, even: revoked([]) }],
    ['a base_pattern that is a revoked proxy', { ...good, base_pattern: revoked([]) }],
    ['a cyclic object', cyclic],
    ['text that throws', { ...good, base_pattern: { toString: refuse, [Symbol.toPrimitive]: refuse } }],
    ['numbers that throw', { ...good, odd: [1, 2, 3, { valueOf: refuse, [Symbol.toPrimitive]: refuse }] }],
    ['a string of 1 MiB', { ...good, base_pattern: '0123'.repeat(2 ** 18) }],
  ])('leave out %s, and keep the good entry beside it', (_, hostile) => {
    const { entries, faults } = readSheet([hostile, good])
    expect(entries.map(({ basePattern }) => basePattern)).toEqual(['0123'])
    expect(faults).toMatchObject([{ place: 0 }])
    expect(describeFaults(faults).length).toBeLessThan(200)
  })

  it.each<[string, unknown]>([
    ['a list that throws', trapped([good])],
    ['a revoked list', revoked([good])],
    ['a list without a number as length', new Proxy([good], { get: () => Symbol('length') })],
  ])('make %s an empty sheet', (_, hostile) => {
    expect(readSheet(hostile)).toMatchObject({ entries: [], faults: [{ place: -1 }] })
  })

  it('cannot show the check one value and the page another', () => {
    let reads = 0
    const shifty = Object.defineProperty({ ...good }, 'odd', {
      get: () => {
        reads += 1
        return reads === 1 ? [1, 2, 3, 4] : '<img src=x onerror=alert(1)>'
      },
    })
    const row = new Proxy([1, 2, 3, 4], {
      get: (target, key) => (key === '0' && reads++ > 1 ? 'bad' : Reflect.get(target, key)),
    })
    readsSafely([shifty])
    readsSafely([{ ...good, odd: row }])
    expect(readSheet([{ ...good, odd: row }]).entries).toEqual([])
  })

  it('cannot stall the page with an endless list', () => {
    const { entries, faults } = readSheet(Object.assign(new Array(2 ** 32 - 1), { 1: good }))
    expect(entries).toHaveLength(1)
    expect(describeFaults(faults).length).toBeLessThan(4000)
    expect(faults.at(-1)?.reason).toContain('the list is too long')
    expect(faults.length).toBeLessThan(300_000)
  })
})
