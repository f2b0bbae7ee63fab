import { inWords } from '../mdx/words.ts'

/** Counts that the responsible-gaming policy states about itself (specification section 2). */
export const GUIDELINE_COUNT = 10
export const SELF_CHECK_COUNT = 9
export const GUIDELINE_COUNT_WORD = inWords(GUIDELINE_COUNT)
export const SELF_CHECK_COUNT_WORD = inWords(SELF_CHECK_COUNT)
