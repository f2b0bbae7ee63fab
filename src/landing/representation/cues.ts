/** Progress of the pin at which each text enters or leaves (design, storyboard 3). */
export const CUES = {
  heading: 0,
  names: 0.02,
  letters: 0.05,
  numbers: 0.08,
  caption: 0.1,
  captionUntil: 0.2,
  swap: 0.3,
  basePattern: 0.34,
  selectionIndex: 0.4,
  sessionPattern: 0.42,
} as const
