/** Counts that the responsible-gaming policy states about itself. */
export const GUIDELINE_COUNT = 10
export const SELF_CHECK_COUNT = 9
