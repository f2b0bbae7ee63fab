/** Words on their way: how far from their own place, px with y up, and how large over their size. */
export interface Riding {
  dx: number
  dy: number
  scale: number
}

/** Words in their own place. */
export const inPlace = (): Riding => ({ dx: 0, dy: 0, scale: 1 })
