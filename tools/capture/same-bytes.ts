/**
 * Begins a file whose writer puts the time and a random number into it: with a clock and a chance that stand still, so
 * that the same film has the same bytes.
 */
export async function standStill<T>(begin: () => Promise<T>): Promise<T> {
  const { now } = Date
  const { random } = Math
  Date.now = () => 0
  Math.random = () => 0.5
  try {
    return await begin()
  } finally {
    Date.now = now
    Math.random = random
  }
}
