import { useLayoutEffect, useRef } from 'react'
import { Cue } from '../../landing/cue.tsx'
import { longestValue } from '../../landing/longest-value.ts'
import { PARTS } from '../../landing/parts.ts'
import { SampleMark } from '../../landing/sample-mark.tsx'
import { Stage } from '../../landing/stage.tsx'
import { useStill } from '../../landing/use-still.ts'
import { dataSheetAtom } from '../../state/store.ts'
import { useStored } from '../../state/use-stored.ts'
import { ODD_EVEN_CUES, ODD_EVEN_REACH } from '../../timeline/cues.ts'
import { PIN_LENGTH } from '../../timeline/stages.ts'
import count from './count.module.css'
import { DrawLine } from './draw-line.tsx'
import { Half } from './halves.tsx'
import { driveParity } from './motion.ts'
import css from './stage.module.css'
import { Stepper } from './stepper.tsx'
import { OccurrenceStrip } from './strip.tsx'
import { Tokens } from './tokens.tsx'

/** ODD & EVEN: the two rows of one pattern, taken in turns as it occurs again and again. */
export default function OddEven({ parts }: { readonly parts: number }) {
  const entries = useStored(dataSheetAtom)
  const flat = useStill()
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = parts < PARTS.parity
  useLayoutEffect(() => {
    const section = heading.current?.closest<HTMLElement>('[data-stage]')
    return section && !isEmpty ? driveParity(section, entries) : undefined
  }, [entries, isEmpty])

  return (
    <Stage
      id="odd-even"
      pin={PIN_LENGTH['odd-even']}
      labelledBy="odd-even-heading"
      className={css.parity}
      reach={ODD_EVEN_REACH}
      isEmpty={isEmpty}
    >
      <Cue {...ODD_EVEN_CUES.heading} rise={false} className={css.head}>
        <h2 id="odd-even-heading" className={css.heading} ref={heading}>
          <span>NEW SEASON</span> <span>STARTED</span>
        </h2>
      </Cue>
      <div className={css.border} style={{ '--chars': longestValue(entries) }} data-border>
        <div className={css.ground} />
        <Tokens flat={flat} />
        <DrawLine />
        <Half parity="odd" />
        <Half parity="even" />
        <Cue {...ODD_EVEN_CUES.count} rise={false}>
          <div className={count.count} data-beside="count">
            <p>Odd times use ODD, even times EVEN.</p>
            <p>
              <SampleMark />
              <span data-drawn>
                {' '}
                <b data-index />
              </span>
            </p>
          </div>
        </Cue>
      </div>
      <Cue {...ODD_EVEN_CUES.foot} rise={false} className={css.foot} data-fades>
        <Stepper patterns={entries.map(({ basePattern }) => basePattern)} />
        <OccurrenceStrip />
      </Cue>
    </Stage>
  )
}
