import type { ComponentPropsWithoutRef } from 'react'
import { type Score, shownIn } from '../film/score.ts'
import { cueAttributes } from '../viewport/cues.ts'
import css from './stage.module.css'

type Tag = 'div' | 'p' | 'h1' | 'h2' | 'span' | 'ul' | 'ol' | 'figure' | 'label'

interface CueProps extends ComponentPropsWithoutRef<'div'> {
  readonly as?: Tag
  /** Progress of the stage it stands in from and until which any of the text shows. */
  readonly from: number
  readonly until?: number
  /** Progress of the next stage until which it stays beyond its own. */
  readonly next?: number
  /** Progress until which it shows where the stage that it makes way for is not in the document. */
  readonly alone?: number | undefined
}

/** Returns what makes a Cue a text of a score: its name, and when it shows. */
export const textOf = (of: Score, name: string) => ({ ...shownIn(of, name), [`data-${name}`]: '' })

/** Overlay text that shows in a part of its stage. Unpinned, and with scripts off, it always shows. */
export function Cue({ as = 'div', from, until, next, alone, className, ...rest }: CueProps) {
  // Every tag of the union takes the attributes of a div; React's own types cannot say so.
  const Element = as as 'div'
  return (
    <Element
      className={className ? `${css.cue} ${className}` : css.cue}
      {...cueAttributes(from, until)}
      data-cue-next={next}
      data-cue-alone={alone}
      {...rest}
    />
  )
}
