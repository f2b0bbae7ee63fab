/**
 * What moves the hero besides the scroll: the pointer (−1..1 each way), and how far its things have come from the still picture
 * (0) to their poses in the scene (1).
 */
export interface HeroLive {
  pointerX: number
  pointerY: number
  entered: number
}

export const createHeroLive = (): HeroLive => ({ pointerX: 0, pointerY: 0, entered: 1 })
