import { Cue } from '../../landing/cue.tsx'
import { placeText } from '../../landing/place-text.ts'
import { COLUMNS, PATTERN_COUNT } from '../../rules/constants.ts'
import { type BasePattern, columnOf, PATTERNS } from '../../rules/patterns.ts'
import { NEVER } from '../../stage/cues.ts'
import { REPRESENTATION_CUES as CUES } from '../../timeline/cues.ts'
import { orderNamed, ordersTo } from '../../timeline/order-names.ts'
import css from './equation.module.css'

/**
 * Which of the 24 orders the row stands in while it becomes a base pattern; the page's text has that pattern alone. It comes
 * and goes as one: its parts change in it.
 */
export function Orders({ pattern }: { readonly pattern: BasePattern }) {
  const orders = ordersTo(COLUMNS.map(shape => columnOf(pattern, shape)))
  const last = orders.length - 1
  return (
    <Cue as="p" {...CUES.orders} rise={false} className={css.orders} aria-hidden="true">
      {orders.map((order, swap) => {
        const [from, until] = orderNamed(swap, last)
        return (
          <Cue
            as="span"
            key={order}
            from={swap === 0 ? CUES.orders.from : from}
            until={swap === last ? NEVER : until}
            cutFrom={swap === last ? CUES.orders.cutFrom : NEVER}
            rise={false}
            className={`${css.value} ${css.place}`}
          >
            {placeText(PATTERNS.indexOf(order), PATTERN_COUNT)}
            <s>/{PATTERN_COUNT}</s>
          </Cue>
        )
      })}
      <span className={css.all}>
        <i data-marker />
      </span>
      <span className={css.label}>order of shapes</span>
    </Cue>
  )
}
