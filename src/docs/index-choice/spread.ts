/**
 * Moves labels on a line apart: centres in ascending order, in percent of the line's length, come back in
 * the same order, at least `gap` apart and `margin` away from the line's ends.
 */
export function spread(centres: readonly number[], gap: number, margin: number): readonly number[] {
  const placed: number[] = []
  for (const centre of centres) {
    const before = placed.at(-1)
    placed.push(Math.max(centre, before === undefined ? margin : before + gap))
  }
  let limit = 100 - margin
  for (let place = placed.length - 1; place >= 0; place -= 1) {
    const fitted = Math.min(placed[place] ?? limit, limit)
    placed[place] = fitted
    limit = fitted - gap
  }
  return placed
}
