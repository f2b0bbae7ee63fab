import { afterEach, expect, it } from 'vitest'
import { now } from '../../../src/frame/now.ts'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { ShownEntry } from '../../../src/scene/shown-entry.ts'
import { turning } from '../../../src/scene/turning.ts'
import { progressOf } from '../../../src/stages/odd-even/play.ts'
import { createHand } from '../../../src/timeline/hand.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
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

/** Which pieces are seen, and how high, frame by frame until they rest. */
function filmOf(shown: ShownEntry) {
  const film: { shapes: string; seen: number; isOther: boolean }[] = []
  while (shown.step()) {
    film.push({ shapes: seenIn(shown), seen: turning.seen, isOther: turning.isOther })
    now.timeMs += 8
  }
  return film
}

it('another pattern’s pieces turn over, and are its own from where they are seen on edge', () => {
  const shown = new ShownEntry()
  shown.show(layout, layout.entries - 1, false)
  expect(seenIn(shown)).toBe('3210')
  shown.show(layout, 0, true)
  expect(seenIn(shown)).toBe('3210')
  const film = filmOf(shown)
  expect(film.length).toBeGreaterThan(40)
  for (const [i, { shapes, seen, isOther }] of film.entries()) {
    const before = film[i - 1] ?? { shapes: '3210', seen: 1 }
    expect(shapes).toBe(isOther ? '0123' : '3210')
    if (shapes !== before.shapes) expect(Math.min(seen, before.seen)).toBeLessThan(0.09)
    expect(Math.abs(seen - before.seen)).toBeLessThan(0.1)
  }
  expect([seenIn(shown), turning.part]).toEqual(['0123', 0])
})

it.each([120, 240, 300, 420])('goes on from where another change has come to after %i ms', pressedMs => {
  const shown = new ShownEntry()
  shown.show(layout, layout.entries - 1, false)
  shown.show(layout, 0, true)
  for (; now.timeMs < pressedMs; now.timeMs += 8) shown.step()
  const before = [seenIn(shown), turning.seen]
  shown.show(layout, 7, true)
  shown.step()
  expect(seenIn(shown)).toBe(before[0])
  expect(turning.seen).toBeCloseTo(Number(before[1]), 6)
  filmOf(shown)
  const columns = [...layout.entryColumns.slice(28, 32)]
  expect(seenIn(shown)).toBe(COLUMNS.map(column => columns.indexOf(column)).join(''))
})
