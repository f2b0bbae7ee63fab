import { describe, expect, it } from 'vitest'
import type { Layout } from '../../../src/film/layout.ts'
import { createPicture } from '../../../src/film/picture.ts'
import { STAGE_IDS } from '../../../src/film/stages.ts'
import { layoutOf, pictureAt } from './story.ts'

/** A typed array that counts how often its numbers are read and written. */
function counted<T extends Float32Array | Uint8Array>(numbers: T, count: () => void): T {
  return new Proxy(numbers, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) count()
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set(target, key, value) {
      count()
      return Reflect.set(target, key, value)
    },
  })
}

/** Numbers of drawn and data that one picture reads and writes. */
function touched(entries: number, stage: (typeof STAGE_IDS)[number], progress: number): number {
  let times = 0
  const count = () => {
    times += 1
  }
  const plain = layoutOf('desktop', { entries })
  const layout: Layout = {
    ...plain,
    entryColumns: counted(plain.entryColumns, count),
  }
  const drawn = createPicture()
  pictureAt(stage, progress, layout, { ...drawn, objects: counted(drawn.objects, count) })
  return times
}

describe('the cost of a picture', () => {
  it.each(STAGE_IDS)('is the same for 24, 240 and 2,400 entries in %s', stage => {
    // The middle of a stage, and of the data sheet the same pattern in each sheet: who passes whom is looked up until it is found.
    const place = (entries: number) =>
      stage === 'data-sheet' ? (24 * Math.floor(entries / 48) + 12.3) / entries : 0.5
    const each = [24, 240, 2400].map(entries => touched(entries, stage, place(entries)))
    expect(each[0]).toBeGreaterThan(100)
    expect(each).toEqual([each[0], each[0], each[0]])
  })
})
