/**
 * What moves the hero besides the scroll: the pointer (−1..1 each way) and its entrance, from the still picture (0) to
 * the pose of the scene (1), of each token and of the phone; how far the contour lines have gone out; and what part of
 * the first choice on its screen has passed.
 */
export interface HeroLive {
  pointerX: number
  pointerY: number
  readonly entered: Float32Array
  phoneEntered: number
  linesOut: number
  choosing: number
}

export const createHeroLive = (): HeroLive => ({
  pointerX: 0,
  pointerY: 0,
  entered: new Float32Array([1, 1, 1, 1]),
  phoneEntered: 1,
  linesOut: 1,
  choosing: 1,
})
