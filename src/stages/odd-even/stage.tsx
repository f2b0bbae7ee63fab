import { useLayoutEffect, useRef } from 'react'
import { progressAt } from '../../film/score.ts'
import { MARKER_PX, PIN_LENGTH, svhOf } from '../../film/stages.ts'
import { afterFrame } from '../../frame/after-frame.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { OCCURRENCES, parityOf } from '../../rules/occurrence.ts'
import type { Parity } from '../../rules/sheet.ts'
import { dataSheetAtom, pickedAtom, store } from '../../state/store.ts'
import { useStored } from '../../state/use-stored.ts'
import { ODD_EVEN_FILM } from '../../story/odd-even/play.ts'
import { ODD_EVEN } from '../../story/odd-even/score.ts'
import { KolamGlyph } from '../../ui/kolam/glyph.tsx'
import { ShapeIcon } from '../../ui/shapes.tsx'
import { Cue, textOf } from '../cue.tsx'
import { SampleMark } from '../sample-mark.tsx'
import { PARTS, Stage } from '../stage.tsx'
import { useStill } from '../use-still.ts'
import { startWords } from '../words.ts'
import border from './border.module.css'
import { startBorder } from './border.ts'
import { goToOccurrence, shownPlace, startFacts } from './facts.ts'
import foot from './foot.module.css'
import css from './stage.module.css'
import words from './words.module.css'

const fades = textOf(ODD_EVEN, 'fades')

/** How much longer than its pin the stage's box stands, hundredths of its height: as long as its heading does. */
const REACH = {
  before: 0,
  after: Math.ceil((progressAt(ODD_EVEN, 'left') - 1) * svhOf('odd-even')),
}

/** The border at odd and at even occurrences, and the places of the four pieces on it; without a scene it draws them itself. */
const Border = ({ flat }: { readonly flat: boolean }) => (
  <>
    <div className={border.border} aria-hidden data-place="border-odd" data-border>
      {flat && <div className={border.ground} />}
      {COLUMNS.map(column => (
        <div key={column} className={border.piece} data-place={`parity-${column}`} />
      ))}
      {flat && COLUMNS.map(shape => <ShapeIcon key={shape} shape={shape} size={180} deep />)}
    </div>
    <div className={border.border} aria-hidden data-place="border-even" />
  </>
)

/**
 * One row of the sheet: its name, for which time of the pattern it is, and its four sheet values by column; under each its chance
 * while the row applies, and a chip for each time that its column has been drawn.
 */
function Half({ parity }: { readonly parity: Parity }) {
  const heading = `${parity}-row`
  return (
    <Cue {...fades} className={`${words.half} ${words[parity]}`} data-half={parity}>
      <div className={words.tag} data-tag={parity}>
        <h3 id={heading}>{parity.toUpperCase()}</h3>
        <span className={words.chip} data-chip={parity} />
        <span className={words.told}>
          <span>sheet values</span>
          <span data-total={parity} />
        </span>
      </div>
      <ol className={words.row} aria-labelledby={heading} data-place={`values-${parity}`} data-swaps>
        {COLUMNS.map(column => (
          <li key={column} className={words.number} data-number>
            <span className="visually-hidden">column {column}: </span>
            <span data-value />
            <span className={words.chance} data-chance>
              <span className="visually-hidden">, </span>
              <span>chance </span>
              <b data-percent />
            </span>
            <span className="visually-hidden" data-times />
            <span className={words.tally} data-tally aria-hidden />
          </li>
        ))}
      </ol>
    </Cue>
  )
}

/** The pattern on show with its kolam, and the buttons that go to the one before it and the one after it. */
function Stepper({ patterns }: { readonly patterns: readonly string[] }) {
  const said = useRef<HTMLParagraphElement>(null)

  function pick(by: number): void {
    const n = patterns.length
    const place = (shownPlace(n) + by + n) % n
    store.set(pickedAtom, place)
    afterFrame(() => said.current?.replaceChildren(`Base pattern ${patterns[place]}`))
  }

  const step = (by: number, label: string, look: string | undefined) => (
    <button type="button" className={`${foot.button} ${look}`} aria-label={label} onClick={() => pick(by)} />
  )

  return (
    <div className={foot.stepper}>
      {patterns.length > 1 && step(-1, 'Previous base pattern', foot.back)}
      <span className={foot.shown} data-swaps>
        <KolamGlyph px={MARKER_PX} />
        <span data-pattern />
      </span>
      {patterns.length > 1 && step(1, 'Next base pattern', foot.next)}
      <p className="visually-hidden" role="status" ref={said} />
    </div>
  )
}

/** The occurrences 1 to 8: odd ones ivory, even ones ink. Each leads to its own, and the running one is marked. */
const Strip = () => (
  <ol className={foot.strip} aria-label="Occurrences">
    {OCCURRENCES.map(k => (
      <li key={k}>
        <button
          type="button"
          className={`${foot.button} ${foot.key} ${foot[parityOf(k)]}`}
          aria-label={`Occurrence ${k}, ${parityOf(k)}`}
          onClick={() => goToOccurrence(k)}
          data-k
        >
          {k}
        </button>
      </li>
    ))}
  </ol>
)

/** ODD & EVEN: the two rows of one pattern, taken in turns as it occurs again and again. */
export default function OddEven({ parts }: { readonly parts: number }) {
  const entries = useStored(dataSheetAtom)
  const flat = useStill()
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = parts < PARTS.parity
  useLayoutEffect(() => {
    const section = heading.current?.closest<HTMLElement>('[data-stage]')
    if (!section || isEmpty) return undefined
    const stops = [
      startFacts(section, entries, flat),
      startBorder(section),
      startWords(section, ODD_EVEN_FILM),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [entries, isEmpty, flat])

  return (
    <Stage
      id="odd-even"
      pin={PIN_LENGTH['odd-even']}
      labelledBy="odd-even-heading"
      className={css.parity}
      reach={REACH}
      isEmpty={isEmpty}
    >
      <div className={css.halves}>
        <Cue {...textOf(ODD_EVEN, 'head')} className={css.head}>
          <h2 id="odd-even-heading" className={css.heading} ref={heading}>
            <span>NEW SEASON</span> <span>STARTED</span>
          </h2>
        </Cue>
        <Border flat={flat} />
        <Half parity="odd" />
        <Half parity="even" />
        <Cue {...fades} className={words.count}>
          <p>Odd times use ODD, even times EVEN.</p>
          <p data-swaps>
            <SampleMark />
            <span>
              <span data-draw />
              <b data-index />
            </span>
          </p>
        </Cue>
        <Cue {...fades} className={foot.foot}>
          <Stepper patterns={entries.map(({ basePattern }) => basePattern)} />
          <Strip />
        </Cue>
      </div>
    </Stage>
  )
}
