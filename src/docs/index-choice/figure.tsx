import { useState } from 'react'
import { COLUMNS, MOVING_AVERAGE_WINDOW } from '../../rules/constants.ts'
import { drawIndex } from '../../rules/selection.ts'
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
import { cells, SAMPLE_ENTRY, SAMPLE_INDICES } from '../sample.ts'
import { stepsFor } from './choose.ts'
import { NumberLine } from './number-line.tsx'
import { Run } from './run.tsx'

const ROWS: readonly { value: Parity; label: string }[] = [
  { value: 'odd', label: 'ODD' },
  { value: 'even', label: 'EVEN' },
]

const FIRST_DRAWN = 17

/** The choice of a selection index, from the row of the sheet to the drawn number. */
export function IndexChoice() {
  const [parity, setParity] = useState<Parity>('odd')
  const [number, setNumber] = useState(FIRST_DRAWN)
  const { basePattern } = SAMPLE_ENTRY
  const row = SAMPLE_ENTRY[parity]
  const steps = stepsFor(row, SAMPLE_INDICES, number)
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
      caption="Move the handle to see which index a number belongs to, or let the number be drawn. With 1,000 draws, each index comes about as often as its region is long, and never exactly."
    >
      <Table caption="From the row to the regions" head={['Step', ...cells(COLUMNS)]}>
        {[
          [`Row ${parity.toUpperCase()}`, ...cells(row)],
          [`1. Moving average of ${MOVING_AVERAGE_WINDOW}`, ...cells(steps.average)],
          ['2. Difference', ...cells(steps.differences, signed)],
          [`3. Shifted, ${shift}`, ...cells(steps.weights)],
          [
            '4. Region',
            ...steps.regions.map(({ from, to }) => (to - from === 1 ? `${from}` : `${from}–${to - 1}`)),
          ],
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
