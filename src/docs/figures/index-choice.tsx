import { memo, useState } from 'react'
import { percent } from '../../content/words.ts'
import {
  COLUMNS,
  DOCS_MOVING_AVERAGE_WINDOW,
  MOVING_AVERAGE_WINDOW,
  PARITIES,
} from '../../rules/constants.ts'
import { seededRandom } from '../../rules/random.ts'
import {
  chancesOn,
  drawIndex,
  type NumberLine as Line,
  movingAverage,
  numberLine,
  selectionWeights,
} from '../../rules/selection.ts'
import { sessionPattern } from '../../rules/session.ts'
import type { Parity, Row } from '../../rules/sheet.ts'
import { Table } from '../../ui/reading/table.tsx'
import { Choice, Figure, Handle, Press, Results } from '../parts.tsx'
import { cells, regionsOf, SAMPLE_ENTRY, SAMPLE_INDICES, stepsFor } from '../sample.ts'
import { Digits } from '../text.tsx'
import css from './figures.module.css'
import { NumberLine } from './number-line.tsx'

/** The choice of a selection index, from the row of the sheet to the drawn number. */
export function IndexChoice() {
  const [parity, setParity] = useState<Parity>('odd')
  const [history, setHistory] = useState<number>(MOVING_AVERAGE_WINDOW)
  const [number, setNumber] = useState(17)
  const { basePattern } = SAMPLE_ENTRY
  const row = SAMPLE_ENTRY[parity]
  const steps = stepsFor(row, lastIndices(history), number)
  const session = sessionPattern(basePattern, steps.index)
  const last = Math.ceil(steps.total) - 1
  const shift = steps.shift < 0 ? `${-steps.shift} subtracted` : `${steps.shift} added`

  return (
    <Figure
      title={
        <>
          Number line for <Digits of={basePattern} />
        </>
      }
      controls={
        <Choice
          legend="Row of the data sheet"
          quiet
          options={PARITIES}
          write={value => value.toUpperCase()}
          value={parity}
          onChange={setParity}
        />
      }
      caption="Move the handle to see which index a number belongs to, or let the number be drawn. A chance is the length of a region, divided by the length of the whole line. In 1,000 draws each index comes about as often as its chance says. The sessions before are the last ones of the moving average above."
    >
      <Choice
        legend="Sessions with this pattern so far"
        options={[0, DOCS_MOVING_AVERAGE_WINDOW, MOVING_AVERAGE_WINDOW]}
        write={count => `${count || 'None'}`}
        value={history}
        onChange={setHistory}
      />
      <Table caption="From the sheet values to the chances" head={['Step', ...cells(COLUMNS)]}>
        {[
          [`Sheet values, ${parity.toUpperCase()}`, ...cells(row)],
          [`1. Moving average of ${history || 'no sessions'}`, ...cells(steps.average)],
          ['2. Difference', ...cells(steps.differences, signed)],
          [`3. Shifted, ${shift}`, ...cells(steps.weights)],
          ['4. Region', ...regionsOf(steps)],
          ['Chance', ...cells(chancesOn(steps), percent)],
        ]}
      </Table>
      <NumberLine line={steps} pattern={basePattern} drawn={steps.drawn} index={steps.index} />
      <Handle
        label="Drawn number"
        value={steps.drawn}
        max={last}
        reachPercent={(100 * last) / steps.total}
        text={`${steps.drawn}, index ${steps.index}`}
        onMove={setNumber}
      />
      <Results
        items={[
          ['number drawn', steps.drawn],
          ['index', steps.index],
          ['session pattern', session],
        ]}
        sentence={`Drawn ${steps.drawn}, selection index ${steps.index}, session pattern ${session}.`}
      >
        <Press onClick={() => setNumber(drawIndex(steps, Math.random).drawn)}>Draw a number</Press>
      </Results>
      <Run row={row} history={history} />
    </Figure>
  )
}

const lastIndices = (count: number) => SAMPLE_INDICES.slice(SAMPLE_INDICES.length - count)

/** With a sign that is as wide as the digits: − and not a hyphen. */
const signed = (value: number) => (value < 0 ? `−${-value}` : `${value}`)

const DRAWS = 1000
const DRAWS_WRITTEN = '1,000'

/** How many of the draws fall to each index. The same seed gives the same draws. */
function countDraws(line: Line, seed: number): readonly number[] {
  const random = seededRandom(seed)
  const drawn = Array.from({ length: DRAWS }, () => drawIndex(line, random).index)
  return COLUMNS.map(column => drawn.filter(index => index === column).length)
}

/** A run of 1,000 draws, counted beside the lengths of the regions: not again for each number that the handle goes over. */
const Run = memo(({ row, history }: { readonly row: Row; readonly history: number }) => {
  const [seed, setSeed] = useState(1)
  const line = numberLine(selectionWeights(row, movingAverage(lastIndices(history))))
  const counts = countDraws(line, seed)

  return (
    <div className={css.run}>
      <Table caption={`A run of ${DRAWS_WRITTEN} draws`} head={['Index', ...cells(COLUMNS)]}>
        {[
          ['Chance', ...cells(chancesOn(line), percent)],
          ['Share of the draws', ...counts.map(count => percent((100 * count) / DRAWS))],
        ]}
      </Table>
      <Press onClick={() => setSeed(seed + 1)}>Draw {DRAWS_WRITTEN} numbers</Press>
      <output className="visually-hidden">
        Run {seed}: {counts.join(', ')} draws for the indices {COLUMNS.join(', ')}.
      </output>
    </div>
  )
})
