import {
  Children,
  type ComponentPropsWithoutRef,
  createContext,
  isValidElement,
  type ReactNode,
  use,
} from 'react'
import { ClauseNumber } from './clause-number.tsx'
import css from './clauses.module.css'

const InsideClause = createContext(false)

/**
 * An ordered list of a legal document: numbered clauses that go on from the list's first number, or, inside
 * a clause, its points (a), (b), (c).
 */
export function Clauses({ start, children }: ComponentPropsWithoutRef<'ol'>) {
  const inside = use(InsideClause)
  if (inside) return <ol className={css.points}>{children}</ol>
  const first = Number(start ?? 1)
  const items = Children.toArray(children).filter(item => isValidElement<{ children?: ReactNode }>(item))
  return (
    <InsideClause value={true}>
      <ol className={css.clauses} start={first}>
        {items.map((item, place) => (
          <Clause key={item.key} number={first + place}>
            {item.props.children}
          </Clause>
        ))}
      </ol>
    </InsideClause>
  )
}

function Clause({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  return (
    <li id={`clause-${number}`} className={css.clause}>
      <ClauseNumber number={number} />
      <div>{children}</div>
    </li>
  )
}
