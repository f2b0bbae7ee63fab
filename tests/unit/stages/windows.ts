/** The two windows that the design is drawn for, and a phone on its side. */
export const WINDOWS = {
  desktop: [1440, 900, 'landscape'],
  phone: [390, 844, 'portrait'],
  'phone on its side': [844, 390, 'low'],
  'tall tablet': [768, 1024, 'tablet'],
} as const
export type WindowName = keyof typeof WINDOWS
