/** Progress of the pin at which the texts enter and leave (design, storyboard 4). */
export const CUES = { enter: 0.22, leave: 0.66 } as const
