import { useLayoutEffect, useRef } from 'react'
import { progressAt } from '../../film/score.ts'
import { KOLAM_PX, PIN_LENGTH, SHAPE_PX, sheetPinPx, svhOf } from '../../film/stages.ts'
import { TIP_SHAPE } from '../../kolam/dots.ts'
import { halfOf } from '../../kolam/stroke.ts'
import { COLUMNS, MOVING_AVERAGE_WINDOW } from '../../rules/constants.ts'
import { dataSheetAtom, layoutModeAtom } from '../../state/store.ts'
import { useStored } from '../../state/use-stored.ts'
import { ODD_EVEN } from '../../story/odd-even/score.ts'
import { Diamond } from '../../ui/kolam/figure.tsx'
import { KolamSymbols, tipHref } from '../../ui/kolam/symbols.tsx'
import { patternAnchor } from '../../viewport/moment.ts'
import { Cue } from '../cue.tsx'
import { IS_SAMPLE, SampleMark } from '../sample-mark.tsx'
import { PARTS, Stage } from '../stage.tsx'
import { useStill } from '../use-still.ts'
import { driveSheet } from './drive.ts'
import kolam from './kolam.module.css'
import { IN_THE_END, PatternList, SHEET_GONE } from './list.tsx'
import places from './places.module.css'
import css from './stage.module.css'
import { CurrentTable } from './table.tsx'
import { Ticks } from './ticks.tsx'
import { WholeTable, WholeTableOpener } from './whole-table.tsx'

/** It lies on the paper under the stack of sessions from when that comes in; its heading stays until the next one. */
const REACH = {
  before: Number.parseFloat(PIN_LENGTH.sessions),
  after: Math.ceil(SHEET_GONE * svhOf('odd-even')),
} as const

/** Size of a shape at a tip of the kolam, of the figure's. */
const TIP = `${(100 * TIP_SHAPE) / (2 * halfOf(KOLAM_PX))}%`

/**
 * The current pattern's kolam, on windows that have room for it. The driver of the stage writes what it refers to and
 * where its shapes stand; with a scene, that draws the line.
 */
const KolamPlace = () => (
  <Cue from={0} className={kolam.place} data-late data-place="kolam">
    <i className={kolam.disc} data-marked />
    <Diamond px={KOLAM_PX} className={kolam.kolam}>
      <use className={kolam.line} data-kolam-line />
    </Diamond>
    {COLUMNS.map(shape => (
      <svg
        key={shape}
        className={kolam.tip}
        style={{ width: TIP, height: TIP }}
        viewBox="-0.5 -0.5 1 1"
        aria-hidden
        data-kolam-tip={shape}
      >
        <use href={tipHref(shape)} />
      </svg>
    ))}
  </Cue>
)

/** 24 PATTERNS: the data sheet, one pattern for every 300 px of scroll. */
export default function DataSheet({ parts }: { readonly parts: number }) {
  const entries = useStored(dataSheetAtom)
  const flat = useStill()
  // There a link to a pattern leads to its row of the whole table.
  const mode = useStored(layoutModeAtom)
  const inFlow = mode === 'flow'
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasList, isDriven] = [parts >= PARTS.list, parts >= PARTS.driven]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn by the page is there for the driver only then
  useLayoutEffect(() => {
    const section = heading.current?.closest<HTMLElement>('[data-stage]')
    return section && isDriven ? driveSheet(section, entries) : undefined
  }, [entries, isDriven, flat])
  const n = entries.length
  return (
    <>
      <Stage
        id="data-sheet"
        pin={`${sheetPinPx(n)}px`}
        labelledBy="data-sheet-heading"
        className={places.sheet}
        reach={REACH}
        after={entries.map(({ basePattern }, i) => (
          <div
            key={basePattern}
            id={inFlow ? undefined : patternAnchor(basePattern)}
            className={css.section}
            data-pattern-section={i}
            aria-hidden
          />
        ))}
      >
        <div className={places.print} data-printed>
          {hasList && (
            <KolamSymbols patterns={entries.map(({ basePattern }) => basePattern)} shapePx={SHAPE_PX} />
          )}
          <Cue from={0} until={1} next={progressAt(ODD_EVEN, 'heading')} className={css.head}>
            <h2 id="data-sheet-heading" className={css.heading} ref={heading} data-heading>
              {n} {n === 1 ? 'PATTERN' : 'PATTERNS'}
            </h2>
          </Cue>
          <Cue as="p" from={0} className={css.lead} data-late>
            <span className={css.intro}>
              One sheet, one season. Each pattern has a row for its odd and a row for its even occurrences.
            </span>
            <b className={css.remark} data-remark />
          </Cue>
          <KolamPlace />
          {hasList && <PatternList entries={entries} flat={flat} />}
          <Cue {...IN_THE_END} className={css.panel}>
            <CurrentTable entries={entries} flat={flat} />
          </Cue>
          <Cue {...IN_THE_END} className={css.notes} data-notes>
            <p className={css.chance}>
              <SampleMark />
              {IS_SAMPLE ? 'Not' : 'Sheet values are not'} the final odds: the last {MOVING_AVERAGE_WINDOW}{' '}
              sessions shift them, then a draw decides.
            </p>
            <WholeTableOpener />
          </Cue>
          <Cue {...IN_THE_END} className={css.foot} data-foot>
            {isDriven && <Ticks entries={entries} />}
          </Cue>
        </div>
      </Stage>
      {parts >= PARTS.whole && <WholeTable entries={entries} mode={mode} />}
    </>
  )
}
