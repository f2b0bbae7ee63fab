import { afterEach, expect, it } from 'vitest'
import { now } from '../../../src/frame/now.ts'
import { ShownEntry } from '../../../src/scene/shown-entry.ts'
import { seenTurned } from '../../../src/timeline/change.ts'
import { SHOWN_TURNED } from '../../../src/timeline/parity.ts'
import { layoutOf } from '../timeline/story.ts'

const layout = layoutOf('desktop')
afterEach(() => {
  now.timeMs = 0
})

const columnsOf = (shown: ShownEntry) => shown.columns.slice(0, 4).join('')
const turnedIn = (shown: ShownEntry) => shown.columns[SHOWN_TURNED] ?? 0

/** How high the pieces are seen, frame by frame until they rest, and in which columns. */
function filmOf(shown: ShownEntry) {
  const film: { columns: string; seen: number }[] = []
  while (shown.step()) {
    film.push({ columns: columnsOf(shown), seen: seenTurned(turnedIn(shown)) })
    now.timeMs += 8
  }
  return film
}

it('another pattern’s pieces never leave a column: they turn over, and change where they are seen on edge', () => {
  const shown = new ShownEntry()
  shown.show(layout, layout.entries - 1, false)
  expect(columnsOf(shown)).toBe('3210')
  shown.show(layout, 0, true)
  const film = filmOf(shown)
  expect(film.length).toBeGreaterThan(40)
  for (const [i, { columns, seen }] of film.entries()) {
    const before = film[i - 1] ?? { columns: '3210', seen: 1 }
    expect(['3210', '0123']).toContain(columns)
    if (columns !== before.columns) expect(Math.min(seen, before.seen)).toBeLessThan(0.06)
    expect(Math.abs(seen - before.seen)).toBeLessThan(0.08)
  }
  expect([columnsOf(shown), turnedIn(shown)]).toEqual(['0123', 0])
})

it.each([120, 300, 420])('goes on from where another change has come to after %i ms', pressedMs => {
  const shown = new ShownEntry()
  shown.show(layout, layout.entries - 1, false)
  shown.show(layout, 0, true)
  for (; now.timeMs < pressedMs; now.timeMs += 8) shown.step()
  const before = seenTurned(turnedIn(shown))
  shown.show(layout, 7, true)
  shown.step()
  expect(seenTurned(turnedIn(shown))).toBeCloseTo(before, 6)
  filmOf(shown)
  expect(columnsOf(shown)).toBe(layout.entryColumns.slice(28, 32).join(''))
})
