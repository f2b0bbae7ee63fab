import { SETTINGS } from '../content/settings.ts'
import css from './sample-mark.module.css'

/** Whether the sheet on screen is made up. */
export const IS_SAMPLE = SETTINGS.sampleSeason !== null

/** Says in a part with numbers of the sheet that they are made up; nothing in other builds. */
export const SampleMark = () => IS_SAMPLE && <b className={css.mark}>sample season</b>
