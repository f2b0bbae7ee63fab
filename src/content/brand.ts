/** The tagline, a line of the first screen each. */
const TAGLINE = ['Where skill', 'meets', 'opportunity'] as const

/** What an operator changes to rename the product: its name, its words and who is responsible for it. */
export const BRAND = {
  name: 'Fourfold',
  taglineLines: TAGLINE,
  tagline: TAGLINE.join(' '),
  /** Year of the copyright line. */
  copyrightYear: 2024,
  /** Postal address, one line each; the line is left out of every page while the list is empty. */
  addressLines: [] as readonly string[],
  /** Who certifies the game as one of skill; the page says that it is not named while this is empty. */
  certifierName: '',
} as const
