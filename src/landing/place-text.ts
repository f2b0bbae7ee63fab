/** Returns a place in a sheet of n entries with as many digits as the highest number: 07 of 24. */
export const placeText = (i: number, n: number): string => String(i + 1).padStart(String(n).length, '0')
