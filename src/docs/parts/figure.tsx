import { type ReactNode, useId } from 'react'
import css from './figure.module.css'

interface FigureProps {
  readonly title: ReactNode
  /** Controls beside the title. */
  readonly controls?: ReactNode
  readonly caption: ReactNode
  readonly children: ReactNode
}

/** A figure that the reader operates, on a card of its own. */
export function Figure({ title, controls, caption, children }: FigureProps) {
  const titleId = useId()
  return (
    <figure className={css.figure} aria-labelledby={titleId}>
      <div className={css.head}>
        <p id={titleId} className={css.title}>
          {title}
        </p>
        {controls}
      </div>
      {children}
      <figcaption className={css.caption}>
        <div className={css.note}>{caption}</div>
      </figcaption>
    </figure>
  )
}
