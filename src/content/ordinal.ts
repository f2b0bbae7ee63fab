const SUFFIXES = ['th', 'st', 'nd', 'rd'] as const

/** Returns '1st', '2nd', '11th'. */
export function ordinal(n: number): string {
  const teens = n % 100
  return `${n}${SUFFIXES[(teens - 20) % 10] ?? SUFFIXES[teens] ?? 'th'}`
}
