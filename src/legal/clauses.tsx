import {
  Children,
  type ComponentPropsWithoutRef,
  createContext,
  isValidElement,
  type ReactNode,
  use,
  useEffect,
  useState,
} from 'react'
import css from './clauses.module.css'

const COPIED_SHOWN_MS = 2000

/** The clause whose link has just been copied, and the function that says so of another one. */
const Copied = createContext<readonly [number | undefined, (clause: number) => void]>([undefined, () => {}])

/** Round a document with clauses: says once for all of them, also to a screen reader, that a link was copied. */
export function CopiedLinkStatus({ children }: { readonly children: ReactNode }) {
  const [clause, announce] = useState<number>()

  useEffect(() => {
    if (clause === undefined) return undefined
    const timer = setTimeout(() => announce(undefined), COPIED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [clause])

  return (
    <Copied value={[clause, announce]}>
      {children}
      <p className="visually-hidden" role="status">
        {clause !== undefined && `Link to clause ${clause} copied`}
      </p>
    </Copied>
  )
}

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

/**
 * A clause under its number, which is a link to it. A plain click also puts the clause's address on the
 * clipboard, where the browser allows that, and says so.
 */
function Clause({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  const [copied, announce] = use(Copied)
  const id = `clause-${number}`

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`#${id}`, window.location.href).href)
    } catch {
      return // The link itself still works: the address stands in the address bar.
    }
    announce(number)
  }

  return (
    <li id={id} className={css.clause}>
      <a href={`#${id}`} className={css.number} aria-label={`Clause ${number}, copy link`} onClick={copy}>
        {number}
      </a>
      {copied === number && (
        <span aria-hidden="true" className={css.copied}>
          Link copied
        </span>
      )}
      <div>{children}</div>
    </li>
  )
}
