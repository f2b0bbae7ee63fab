import type { Point } from '../../../src/kolam/dots.ts'

const rounded = (value: number) => (Math.round(value * 1e6) / 1e6 || 0).toString()

/** What is seen of a line, whichever end of it was drawn first: its segments in a fixed order and direction. */
export function drawn(line: readonly (readonly Point[])[]): string {
  return line
    .map(segment => {
      const points = segment.map(([x, y]) => `${rounded(x)},${rounded(y)}`)
      const back = points.toReversed()
      return [points.join(' '), back.join(' ')].sort()[0]
    })
    .sort()
    .join('\n')
}
