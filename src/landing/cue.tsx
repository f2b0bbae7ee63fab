import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react'
import { addCue } from '../frame/cues.ts'
import type { StageId } from '../timeline/stages.ts'
import css from './stage.module.css'

type Tag = 'div' | 'p' | 'h2' | 'span' | 'ul' | 'ol' | 'figure'

interface CueProps extends ComponentPropsWithoutRef<'div'> {
  readonly as?: Tag
  readonly stage: StageId
  /** Progress of the stage at which the text enters and leaves again. */
  readonly from: number
  readonly until?: number
  /** False: fades where it stands, without the 24 px. */
  readonly rise?: boolean
}

/** Overlay text that shows in a part of its stage. In flow layout, and with scripts off, it always shows. */
export function Cue({ as = 'div', stage, from, until = 2, rise = true, className, ...rest }: CueProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return element ? addCue({ element, stage, from, until }) : undefined
  }, [stage, from, until])
  // Every tag of the union takes the attributes of a div; React's own types cannot say so.
  const Element = as as 'div'
  return (
    <Element
      ref={ref}
      className={[css.cue, rise && css.rise, className].filter(Boolean).join(' ')}
      {...rest}
    />
  )
}
