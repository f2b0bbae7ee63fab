import type { ReactNode } from 'react'
import type { StageId } from '../film/stages.ts'
import css from './stage.module.css'

/**
 * What stands when so many parts of the sheet's sections have come: each comes in a task of its own, since all at once
 * would hold the page up.
 */
export const PARTS = { frames: 1, parity: 2, list: 3, driven: 4, whole: 5 } as const

interface StageProps {
  readonly id: StageId
  /** CSS length of the scroll that the stage is pinned for. */
  readonly pin: string
  /** How much earlier its box is there, and how much longer it stays, behind and over its neighbours': svh. */
  readonly reach?: { readonly before: number; readonly after: number }
  /** Accessible name; leave out where the section is labelled by its own heading. */
  readonly labelledBy?: string
  readonly className?: string | undefined
  readonly as?: 'section' | 'footer'
  readonly last?: boolean
  /** The `data-*` attributes of the section's contract, as served. */
  readonly data?: Readonly<Record<`data-${string}`, string | number>>
  /** What follows the pinned box inside the section: the virtual scroll sections. */
  readonly after?: ReactNode
  /** While its content is still to come: the section has its place already. */
  readonly isEmpty?: boolean
  readonly children: ReactNode
}

/** One stage of the landing page: a section whose box is pinned while the page scrolls through it. */
export function Stage({
  id,
  pin,
  reach,
  labelledBy,
  className,
  as: Tag = 'section',
  last,
  data,
  after,
  isEmpty,
  children,
}: StageProps) {
  const box = (
    <div className={className ? `${css.pin} ${className}` : css.pin} data-pin>
      {isEmpty ? null : children}
    </div>
  )
  return (
    <Tag
      id={id}
      className={last ? `${css.stage} ${css.last}` : css.stage}
      style={{ '--pin': pin }}
      aria-labelledby={labelledBy}
      data-stage
      {...data}
    >
      {reach ? (
        <div
          className={css.reach}
          style={{ '--before': `${reach.before}svh`, '--after': `${reach.after}svh` }}
        >
          {box}
        </div>
      ) : (
        box
      )}
      {after}
    </Tag>
  )
}
