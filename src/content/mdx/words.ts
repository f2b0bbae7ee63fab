const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** A small whole number as English prose writes it; from eleven on, and for anything else, its digits. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count)
}

/** Joins words as an English sentence does: “a, b and c”. An empty list gives an empty string. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
