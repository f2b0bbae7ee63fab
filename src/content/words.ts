const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** Returns a small whole number as English prose writes it; from eleven on, and for anything else, its digits. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count)
}

/** Returns a number of things: “1 fault”, “2 faults”, “1 entry”, “2 entries”. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** Returns words as a list in an English sentence: “a, b and c”; of an empty list an empty string. */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('en-GB').format(words)

/** Returns a chance as text, with at most one decimal: “62.5%”, “25%”. */
export const percent = (value: number): string => `${Math.round(value * 10) / 10}%`

const SUFFIXES = ['th', 'st', 'nd', 'rd'] as const

/** Returns '1st', '2nd', '11th'. */
export function ordinal(n: number): string {
  const teens = n % 100
  return `${n}${SUFFIXES[(teens - 20) % 10] ?? SUFFIXES[teens] ?? 'th'}`
}
