import { useState } from 'react'
import { percent } from '../../content/mdx/words.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { chancesOn, type NumberLine } from '../../rules/selection.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Table } from '../../ui/reading/table.tsx'
import controls from '../parts/controls.module.css'
import { cells } from '../sample.ts'
import { countDraws } from './choose.ts'
import css from './run.module.css'

const DRAWS = 1000
const DRAWS_WRITTEN = '1,000'

/** A run of 1,000 draws, counted beside the lengths of the regions. */
export function Run({ line }: { readonly line: NumberLine }) {
  const [seed, setSeed] = useState(1)
  const counts = countDraws(line, DRAWS, seed)

  return (
    <div className={css.run}>
      <Table caption={`A run of ${DRAWS_WRITTEN} draws`} head={['Index', ...cells(COLUMNS)]}>
        {[
          ['Chance', ...cells(chancesOn(line), percent)],
          ['Share of the draws', ...counts.map(count => percent((100 * count) / DRAWS))],
        ]}
      </Table>
      <button
        type="button"
        className={buttonClass('small', controls.button)}
        onClick={() => setSeed(seed + 1)}
      >
        Draw {DRAWS_WRITTEN} numbers
      </button>
      <output className="visually-hidden">
        Run {seed}: {counts.join(', ')} draws for the indices {COLUMNS.join(', ')}.
      </output>
    </div>
  )
}
