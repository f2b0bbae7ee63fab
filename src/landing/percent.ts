/** A value of the data sheet as the page writes it: at most one decimal. */
export const percentText = (value: number): string => String(Math.round(value * 10) / 10)
