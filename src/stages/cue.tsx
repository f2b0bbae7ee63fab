import type { ComponentPropsWithoutRef } from 'react'
import { cueAttributes } from '../viewport/cues.ts'
import css from './stage.module.css'

type Tag = 'div' | 'p' | 'h1' | 'h2' | 'span' | 'ul' | 'ol' | 'figure' | 'label'

interface CueProps extends ComponentPropsWithoutRef<'div'> {
  readonly as?: Tag
  /** Progress of the stage it stands in at which the text enters and leaves again. */
  readonly from: number
  readonly until?: number
  /** Progress of the next stage until which it stays beyond its own. */
  readonly next?: number
  /** Progress at which it leaves where the stage that it makes way for is not in the document. */
  readonly alone?: number
  /** False: fades where it stands, without the 24 px. */
  readonly rise?: boolean
}

/** Overlay text that shows in a part of its stage. Unpinned, and with scripts off, it always shows. */
export function Cue({ as = 'div', from, until, next, alone, rise = true, className, ...rest }: CueProps) {
  // Every tag of the union takes the attributes of a div; React's own types cannot say so.
  const Element = as as 'div'
  return (
    <Element
      className={[css.cue, rise && css.rise, className].filter(Boolean).join(' ')}
      {...cueAttributes(from, until)}
      data-cue-next={next}
      data-cue-alone={alone}
      {...rest}
    />
  )
}
