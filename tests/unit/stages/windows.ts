/** A wide window and an upright one. */
export const WINDOWS = {
  desktop: [1440, 900, 'landscape'],
  phone: [390, 844, 'portrait'],
} as const
export type WindowName = keyof typeof WINDOWS
