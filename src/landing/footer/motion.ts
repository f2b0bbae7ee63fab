/** Progress of the footer's pin at which its words enter (design, storyboard 7). */
export const WORDS_FROM = 0.6
