import { expect, it } from 'vitest'
import { behindPiece } from '../../../src/landing/odd-even/behind.ts'

/** Corners of the outline that is cut out, px from the middle of the number's box, y down. */
const outlineOf = (shape: number, awayPx = 0) =>
  [...behindPiece(shape, 100, awayPx).matchAll(/calc\(50% \+ ([^)]+)px\) calc\(50% - ([^)]+)px\)/g)].map(
    ([, x, y]) => ({ x: Number(x), y: -Number(y) }),
  )

const extent = (shape: number) => {
  const [xs, ys] = [outlineOf(shape).map(({ x }) => x), outlineOf(shape).map(({ y }) => y)]
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
}

it.each([
  // As the outlines of the scene reach (shaders/lib/forms.glsl), seen 2 px higher.
  ['circle', 0, [-50, 50, -52, 48]],
  ['triangle', 1, [-52, 52, -57.5, 34.75]],
  ['square', 2, [-43.7, 43.7, -45.7, 41.7]],
  ['pentagon', 3, [-51.7, 51.7, -54.8, 44.1]],
] as const)('a number is cut at the outline of the %s', (_, shape, reach) => {
  for (const [i, px] of extent(shape).entries()) expect(Math.abs(px - (reach[i] ?? 0))).toBeLessThan(0.6)
})

it.each([0, 1, 2, 3])('the outline of shape %d closes: no seam is cut out beside it', shape => {
  const outline = outlineOf(shape)
  const [first, last] = [outline[0], outline.at(-1)]
  expect(Math.hypot((last?.x ?? 0) - (first?.x ?? 0), (last?.y ?? 0) - (first?.y ?? 0))).toBeLessThan(1e-6)
  for (const [i, { x, y }] of outline.entries()) {
    const next = outline[i + 1]
    // No edge is longer than a side.
    if (next) expect(Math.hypot(next.x - x, next.y - y)).toBeLessThan(92)
  }
})

it('the outline stands at the piece, not at the number', () => {
  expect((outlineOf(0, 70)[0]?.y ?? 0) - (outlineOf(0)[0]?.y ?? 0)).toBeCloseTo(-70, 6)
})
