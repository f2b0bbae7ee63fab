/**
 * Breaks a tagline into at most three lines so that the longest line is as short as it can be; of two equal
 * breaks the one with the fuller first lines wins.
 */
export function taglineLines(tagline: string): readonly string[] {
  const words = tagline.split(/\s+/).filter(Boolean)
  if (words.length < 3) return words
  let best: readonly string[] = []
  let bestLength = Number.POSITIVE_INFINITY
  for (let first = words.length - 2; first >= 1; first--) {
    for (let second = words.length - 1; second > first; second--) {
      const lines = [words.slice(0, first), words.slice(first, second), words.slice(second)].map(line =>
        line.join(' '),
      )
      const length = Math.max(...lines.map(line => line.length))
      if (length >= bestLength) continue
      best = lines
      bestLength = length
    }
  }
  return best
}
