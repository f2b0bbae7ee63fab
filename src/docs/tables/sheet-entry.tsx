import { percent } from '../../content/mdx/words.ts'
import { COLUMNS, MOVING_AVERAGE_WINDOW } from '../../rules/constants.ts'
import { chancesFor, movingAverage } from '../../rules/selection.ts'
import { Table } from '../../ui/reading/table.tsx'
import { cells, SAMPLE_ENTRY, SAMPLE_INDICES } from '../sample.ts'

/** One entry of the sample data sheet, and the chances that follow from it after the sample's sessions. */
export function SheetEntry() {
  const { basePattern, odd, even } = SAMPLE_ENTRY
  return (
    <Table caption={`Entry of base pattern ${basePattern}`} head={['Column', ...cells(COLUMNS)]}>
      {[
        ['ODD, sheet values', ...cells(odd)],
        ['EVEN, sheet values', ...cells(even)],
        [`Moving average of the last ${MOVING_AVERAGE_WINDOW}`, ...cells(movingAverage(SAMPLE_INDICES))],
        ['Chances while ODD applies', ...cells(chancesFor(odd, SAMPLE_INDICES), percent)],
        ['Chances while EVEN applies', ...cells(chancesFor(even, SAMPLE_INDICES), percent)],
      ]}
    </Table>
  )
}
