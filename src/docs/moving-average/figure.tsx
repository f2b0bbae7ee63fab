import { useState } from 'react'
import { percent } from '../../content/mdx/words.ts'
import { COLUMNS, DOCS_MOVING_AVERAGE_WINDOW, MOVING_AVERAGE_WINDOW } from '../../rules/constants.ts'
import { movingAverage } from '../../rules/selection.ts'
import { Table } from '../../ui/reading/table.tsx'
import { Choice } from '../parts/choice.tsx'
import controls from '../parts/controls.module.css'
import { Digits } from '../parts/digits.tsx'
import { Figure } from '../parts/figure.tsx'
import { Range } from '../parts/range.tsx'
import { cells, SAMPLE_ENTRY, SAMPLE_INDICES } from '../sample.ts'
import { IndexStrip } from './strip.tsx'

const PRESETS = [DOCS_MOVING_AVERAGE_WINDOW, MOVING_AVERAGE_WINDOW]

/** The moving average of a base pattern over a window that the reader sets. */
export function MovingAverage() {
  const [window, setWindow] = useState(DOCS_MOVING_AVERAGE_WINDOW)
  const recent = SAMPLE_INDICES.slice(-window)
  const average = movingAverage(SAMPLE_INDICES, window)
  const counts = COLUMNS.map(column => String(recent.filter(index => index === column).length))

  return (
    <Figure
      title={
        <>
          Moving average of <Digits of={SAMPLE_ENTRY.basePattern} />
        </>
      }
      controls={
        <div className={controls.live}>
          <Choice
            legend="Sessions in the window"
            options={PRESETS.map(preset => ({ value: preset, label: `Last ${preset}` }))}
            value={window}
            onChange={setWindow}
          />
        </div>
      }
      caption={`The selection indices of ${SAMPLE_INDICES.length} sessions with this base pattern, the newest last. The game uses the last ${MOVING_AVERAGE_WINDOW}. Rounding can make the four numbers add up to a little more or less than 100.`}
    >
      <IndexStrip indices={SAMPLE_INDICES} window={window} pattern={SAMPLE_ENTRY.basePattern} />
      <div className={controls.live}>
        <Range
          label="Sessions that count"
          min={1}
          max={MOVING_AVERAGE_WINDOW}
          value={window}
          text={`${window}`}
          onChange={setWindow}
        />
      </div>
      <Table caption={`Among the last ${window}`} head={['Index', ...cells(COLUMNS)]}>
        {[
          ['Sessions', ...counts],
          ['Moving average', ...cells(average, percent)],
        ]}
      </Table>
      <output className="visually-hidden">
        Moving average of the last {window}: {average.map(percent).join(', ')}.
      </output>
    </Figure>
  )
}
