/** Progress of the hero's pin at which its text and its top line leave (design, storyboard 1). */
export const HERO_CUES = { textUntil: 0.45, topUntil: 0.85 } as const
