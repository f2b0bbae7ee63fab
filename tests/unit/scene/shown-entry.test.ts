import { afterEach, expect, it } from 'vitest'
import { now } from '../../../src/frame/now.ts'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { ShownEntry } from '../../../src/scene/shown-entry.ts'
import { turning } from '../../../src/scene/turning.ts'
import { EDGE, seenTurned } from '../../../src/timeline/change.ts'
import { createHand } from '../../../src/timeline/hand.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { progressOf } from '../../../src/timeline/parity.ts'
import { createPicture, FIRST_RING, peek, shows } from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { at, layoutOf } from '../timeline/story.ts'

const layout = layoutOf('desktop')
afterEach(() => {
  now.timeMs = 0
})

const picture = createPicture()

/** The shapes that are seen, from left to right. */
function seenIn(shown: ShownEntry): string {
  sample(
    at('odd-even', progressOf(3), layout.entries),
    layout,
    createHeroLive(),
    shown.columns,
    picture,
    createHand(),
  )
  return Array.from({ length: FIRST_RING }, (_, token) => token)
    .filter(token => shows(picture, token))
    .toSorted((a, b) => peek(picture, a, 0) - peek(picture, b, 0))
    .map(token => token % 4)
    .join('')
}

const turned = () => COLUMNS.map(column => seenTurned(turning.columns[column] ?? 0))

/** Which pieces are seen, and how high, frame by frame until they rest. */
function filmOf(shown: ShownEntry) {
  const film: { shapes: string; seen: readonly number[]; isOther: readonly boolean[] }[] = []
  while (shown.step()) {
    const isOther = COLUMNS.map(column => !turning.isRunning || (turning.columns[column] ?? 0) >= EDGE)
    film.push({ shapes: seenIn(shown), seen: turned(), isOther })
    now.timeMs += 8
  }
  return film
}

it('another pattern’s pieces turn over column by column, each where it is seen on edge, with the numbers of its column', () => {
  const shown = new ShownEntry()
  shown.show(layout, layout.entries - 1, false)
  expect(seenIn(shown)).toBe('3210')
  shown.show(layout, 0, true)
  expect(seenIn(shown)).toBe('3210')
  const film = filmOf(shown)
  expect(film.length).toBeGreaterThan(40)
  for (const [i, { shapes, seen, isOther }] of film.entries()) {
    const before = film[i - 1] ?? { shapes: '3210', seen: [1, 1, 1, 1] }
    expect(shapes).toBe(isOther.map((other, column) => (other ? '0123' : '3210')[column]).join(''))
    for (const column of COLUMNS) {
      const [is = 0, was = 0] = [seen[column], before.seen[column]]
      if (shapes[column] !== before.shapes[column]) expect(Math.min(is, was)).toBeLessThan(0.09)
      expect(Math.abs(is - was)).toBeLessThan(0.1)
    }
  }
  expect(new Set(film.map(({ shapes }) => shapes)).size).toBe(5)
  expect([seenIn(shown), ...turning.columns]).toEqual(['0123', 0, 0, 0, 0])
})

it.each([120, 240, 300, 420])('goes on from where another change has come to after %i ms', pressedMs => {
  const shown = new ShownEntry()
  shown.show(layout, layout.entries - 1, false)
  shown.show(layout, 0, true)
  for (; now.timeMs < pressedMs; now.timeMs += 8) shown.step()
  const before = [seenIn(shown), ...turned()]
  shown.show(layout, 7, true)
  shown.step()
  const after = [seenIn(shown), ...turned()]
  expect(after[0]).toBe(before[0])
  for (const [i, each] of after.slice(1).entries()) expect(each).toBeCloseTo(Number(before[i + 1]), 6)
  filmOf(shown)
  const columns = [...layout.entryColumns.slice(28, 32)]
  expect(seenIn(shown)).toBe(COLUMNS.map(column => columns.indexOf(column)).join(''))
})
