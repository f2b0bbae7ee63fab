import { useState } from 'react'
import { percent } from '../../content/words.ts'
import { COLUMNS, DOCS_MOVING_AVERAGE_WINDOW, MOVING_AVERAGE_WINDOW } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import { movingAverage } from '../../rules/selection.ts'
import { Table } from '../../ui/reading/table.tsx'
import { Choice, Figure, Range, shapeStyle } from '../parts.tsx'
import { cells, SAMPLE_ENTRY, SAMPLE_INDICES } from '../sample.ts'
import { Digits } from '../text.tsx'
import css from './figures.module.css'

/** The sample's selection indices in order of time; those in the window are filled with the colour of their shape. */
function IndexStrip({ window }: { readonly window: number }) {
  const first = SAMPLE_INDICES.length - window
  const label = `The last ${window} selection indices, oldest first: ${SAMPLE_INDICES.slice(first).join(', ')}`
  const sessions = SAMPLE_INDICES.map((index, place) => ({ index, place }))
  return (
    <div className={css.strip} role="img" aria-label={label}>
      {sessions.map(({ index, place }) => (
        <span
          key={place}
          className={css.cell}
          data-counts={place >= first}
          style={shapeStyle(shapeAt(SAMPLE_ENTRY.basePattern, index))}
        >
          {index}
        </span>
      ))}
    </div>
  )
}

/** The moving average of a base pattern over a window that the reader sets. */
export function MovingAverage() {
  const [window, setWindow] = useState(DOCS_MOVING_AVERAGE_WINDOW)
  const recent = SAMPLE_INDICES.slice(-window)
  const average = movingAverage(SAMPLE_INDICES, window)

  return (
    <Figure
      title={
        <>
          Moving average of <Digits of={SAMPLE_ENTRY.basePattern} />
        </>
      }
      controls={
        <Choice
          legend="Sessions in the window"
          quiet
          options={[DOCS_MOVING_AVERAGE_WINDOW, MOVING_AVERAGE_WINDOW]}
          write={count => `Last ${count}`}
          value={window}
          onChange={setWindow}
        />
      }
      caption={`The selection indices of ${SAMPLE_INDICES.length} sessions with this base pattern, the newest last. The game uses the last ${MOVING_AVERAGE_WINDOW}. Rounding can make the four numbers add up to a little more or less than 100.`}
    >
      <IndexStrip window={window} />
      <Range
        label="Sessions that count"
        min={1}
        max={MOVING_AVERAGE_WINDOW}
        value={window}
        onChange={setWindow}
      />
      <Table caption={`Among the last ${window}`} head={['Index', ...cells(COLUMNS)]}>
        {[
          ['Sessions', ...COLUMNS.map(column => `${recent.filter(index => index === column).length}`)],
          ['Moving average', ...cells(average, percent)],
        ]}
      </Table>
      <output className="visually-hidden">
        Moving average of the last {window}: {average.map(percent).join(', ')}.
      </output>
    </Figure>
  )
}
