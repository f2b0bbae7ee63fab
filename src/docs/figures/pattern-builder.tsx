import { useState } from 'react'
import { COLUMNS, type Column, PATTERN_COUNT, SHAPES } from '../../rules/constants.ts'
import { PATTERNS, shapeAt } from '../../rules/patterns.ts'
import { sessionPattern } from '../../rules/session.ts'
import { KolamFigure } from '../../ui/kolam/figure.tsx'
import { Choice, Figure, Results, Token } from '../parts.tsx'
import { CornerFigure } from './corner-figure.tsx'
import { PAIRS, swapColumns } from './corners.ts'
import css from './pattern-builder.module.css'

/** Builds a session pattern: neighbours change places, and the selection index moves its ring. */
export function PatternBuilder() {
  const [pattern, setPattern] = useState('2031')
  const [index, setIndex] = useState<Column>(2)
  const place = PATTERNS.indexOf(pattern) + 1
  const session = sessionPattern(pattern, index)

  return (
    <Figure
      title="Build a pattern"
      caption="Every order of the shapes can be reached by letting neighbours change places. The ring is the selection index, and it stays on its column when the shapes move. Each pattern has a line of its own round the same thirteen dots; its columns stand at the tips, the first on the left, then clockwise."
    >
      <ol className={css.columns}>
        {COLUMNS.map(column => (
          <li key={column} className={css.column}>
            <span>
              <Token shape={shapeAt(pattern, column)} size={56} ringed={column === index} />
            </span>
            <span className="visually-hidden">
              Column {column}: {SHAPES[shapeAt(pattern, column)].name},{' '}
            </span>
            <span>{shapeAt(pattern, column)}</span>
          </li>
        ))}
      </ol>
      <div className={`${css.swaps} live`}>
        {PAIRS.map(left => (
          <button
            key={left}
            type="button"
            className={css.swap}
            aria-label={`Swap columns ${left} and ${left + 1}`}
            onClick={() => setPattern(swapColumns(pattern, left))}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M8 5 3 10l5 5M3 10h13M16 9l5 5-5 5M21 14H8" />
            </svg>
          </button>
        ))}
      </div>
      <Choice legend="Selection index" options={COLUMNS} value={index} onChange={setIndex} />
      <div className={css.pictures}>
        <span className={css.kolam} role="img" aria-label={`Kolam of ${[...pattern].join(' ')}`}>
          <KolamFigure pattern={pattern} index={index} px={240} />
        </span>
        <CornerFigure pattern={pattern} onChange={setPattern} />
      </div>
      <Results
        items={[
          ['base pattern', pattern],
          ['session pattern', session],
          ['in the list', `${place}/${PATTERN_COUNT}`],
        ]}
        sentence={`Base pattern ${pattern}, number ${place} of ${PATTERN_COUNT}. Session pattern ${session}.`}
      />
    </Figure>
  )
}
