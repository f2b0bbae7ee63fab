import { COLUMNS, SHAPES } from '../../rules/constants.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import css from './towers.module.css'

const LANES = ['odd', 'even'] as const

/** Drawn size of the icon on a still tower, px: the style sheet gives it the tower's. */
const ICON_PX = 60

/** The room over the table: lanes and their words, the values over the marked towers, and the still towers. */
export function TowerRoom({ flat }: { readonly flat: boolean }) {
  return (
    <div className={css.room} data-slot="towers" aria-hidden>
      <p className={css.unit} data-late>
        sheet values<span className={css.comma}>, </span>
        <span className={css.every}>
          a line every <span data-step />
        </span>
      </p>
      {LANES.map(lane => (
        <span key={lane} className={`${css.lane} ${css[lane]}`} data-lane data-late>
          {lane}
        </span>
      ))}
      {flat &&
        LANES.map(lane =>
          SHAPES.map(({ id }) => (
            <span key={`${lane}${id}`} className={`${css.tower} ${css[`shape${id}`]}`} data-tower={lane}>
              <ShapeIcon shape={id} size={ICON_PX} />
            </span>
          )),
        )}
      {LANES.flatMap(lane =>
        COLUMNS.map(column => <span key={`${lane}${column}`} className={css.value} data-over={lane} />),
      )}
    </div>
  )
}
