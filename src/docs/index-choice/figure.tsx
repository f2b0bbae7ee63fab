import { useState } from 'react'
import { percent } from '../../content/mdx/words.ts'
import { COLUMNS, DOCS_MOVING_AVERAGE_WINDOW, MOVING_AVERAGE_WINDOW } from '../../rules/constants.ts'
import { chancesOn, drawIndex } from '../../rules/selection.ts'
import { sessionPattern } from '../../rules/session.ts'
import type { Parity } from '../../rules/sheet.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Table } from '../../ui/reading/table.tsx'
import { Choice } from '../parts/choice.tsx'
import controls from '../parts/controls.module.css'
import { Digits } from '../parts/digits.tsx'
import { Figure } from '../parts/figure.tsx'
import { Handle } from '../parts/handle.tsx'
import { Results } from '../parts/results.tsx'
import { cells, lastIndices, SAMPLE_ENTRY } from '../sample.ts'
import { stepsFor } from './choose.ts'
import { NumberLine } from './number-line.tsx'
import { Run } from './run.tsx'

const ROWS: readonly { value: Parity; label: string }[] = [
  { value: 'odd', label: 'ODD' },
  { value: 'even', label: 'EVEN' },
]

/** How many sessions with the pattern the season may have had: none at its start. */
const HISTORIES = [0, DOCS_MOVING_AVERAGE_WINDOW, MOVING_AVERAGE_WINDOW].map(count => ({
  value: count,
  label: count === 0 ? 'None' : `${count}`,
}))

const FIRST_DRAWN = 17

/** The choice of a selection index, from the row of the sheet to the drawn number. */
export function IndexChoice() {
  const [parity, setParity] = useState<Parity>('odd')
  const [history, setHistory] = useState<number>(MOVING_AVERAGE_WINDOW)
  const [number, setNumber] = useState(FIRST_DRAWN)
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
        <div className={controls.live}>
          <Choice legend="Row of the data sheet" options={ROWS} value={parity} onChange={setParity} />
        </div>
      }
      caption="Move the handle to see which index a number belongs to, or let the number be drawn. A chance is the length of a region, divided by the length of the whole line. In 1,000 draws each index comes about as often as its chance says. The sessions before are the last ones of the moving average above."
    >
      <div className={controls.live}>
        <Choice
          legend="Sessions with this pattern so far"
          shown
          options={HISTORIES}
          value={history}
          onChange={setHistory}
        />
      </div>
      <Table caption="From the sheet values to the chances" head={['Step', ...cells(COLUMNS)]}>
        {[
          [`Sheet values, ${parity.toUpperCase()}`, ...cells(row)],
          [`1. Moving average of ${history || 'no sessions'}`, ...cells(steps.average)],
          ['2. Difference', ...cells(steps.differences, signed)],
          [`3. Shifted, ${shift}`, ...cells(steps.weights)],
          [
            '4. Region',
            ...steps.regions.map(({ from, to }) => (to - from === 1 ? `${from}` : `${from}–${to - 1}`)),
          ],
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
          { label: 'number drawn', value: `${steps.drawn}` },
          { label: 'index', value: `${steps.index}` },
          { label: 'session pattern', value: session },
        ]}
        sentence={`Drawn ${steps.drawn}, selection index ${steps.index}, session pattern ${session}.`}
      >
        <button
          type="button"
          className={buttonClass('small', controls.button)}
          onClick={() => setNumber(drawIndex(steps, Math.random).drawn)}
        >
          Draw a number
        </button>
      </Results>
      <Run line={steps} />
    </Figure>
  )
}

/** With a sign that is as wide as the digits: − and not a hyphen. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`
}
