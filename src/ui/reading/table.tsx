import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import css from './table.module.css'

/** Returns whether an element's content is wider than the element itself, as long as it stands. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const element = ref.current
    const content = element?.firstElementChild
    if (!element || !content) return undefined
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    // The content as well: larger text makes it wider in a box of the same size.
    for (const each of [element, content]) observer.observe(each)
    return () => observer.disconnect()
  }, [ref])

  return overflows
}

interface TableProps {
  readonly caption: string
  readonly head: readonly string[]
  /** Rows of cells; the first cell of a row is its header, and no two are the same. */
  readonly children: readonly (readonly [string, ...ReactNode[]])[]
}

/** A table in a box of its own, which scrolls sideways where the window is too narrow, and only then takes focus. */
export function Table({ caption, head, children }: TableProps) {
  const box = useRef<HTMLElement>(null)
  const scrolls = useOverflow(box)
  return (
    <section ref={box} className={css.box} {...(scrolls && { 'aria-label': caption, tabIndex: 0 })}>
      <table className={css.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map(label => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={head[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
