import { type ReactNode, useRef } from 'react'
import css from './table.module.css'
import { useOverflow } from './use-overflow.ts'

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
