import { COLUMNS } from '../../rules/constants.ts'
import { Table } from '../../ui/reading/table.tsx'
import { cells, SAMPLE_ENTRY } from '../sample.ts'

/** One entry of the sample data sheet. */
export function SheetEntry() {
  const { basePattern, odd, even } = SAMPLE_ENTRY
  return (
    <Table caption={`Entry of base pattern ${basePattern}`} head={['Row', ...cells(COLUMNS)]}>
      {[
        ['ODD', ...cells(odd)],
        ['EVEN', ...cells(even)],
      ]}
    </Table>
  )
}
