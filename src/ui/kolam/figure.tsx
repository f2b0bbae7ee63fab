import type { ReactNode } from 'react'
import { BARE_DOTS, DISC_RADIUS, DOT_RADIUS, TIP_PLACES, TIP_SHAPE } from '../../kolam/dots.ts'
import { kolamPath } from '../../kolam/path.ts'
import { CELLS, halfOf, strokeAt } from '../../kolam/stroke.ts'
import { COLUMNS, type Column } from '../../rules/constants.ts'
import { type BasePattern, shapeAt } from '../../rules/patterns.ts'
import { PrintedShape } from '../shapes.tsx'
import css from './kolam.module.css'

/** Below this there is no room for dots, px. */
const DOTS_FROM_PX = 64
/** Returns a place in the drawing; y is down there. */
const moved = ([x, y]: readonly [number, number]) => `translate(${x} ${-y})`
const atTip = (column: Column): string => `${moved(TIP_PLACES[column] ?? [0, 0])} scale(${TIP_SHAPE})`

interface DiamondProps {
  readonly px: number
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * The ground of a kolam that stands as a diamond: its box and its dots, but for those under the shapes. Its children are
 * its line and the shapes. Hidden from readers: what stands round it names it.
 */
export function Diamond({ px, className, children }: DiamondProps) {
  const stroke = strokeAt(px / CELLS)
  const half = halfOf(px)
  return (
    <svg
      className={`${css.line} ${className ?? ''}`}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      width={px}
      height={px}
      strokeWidth={stroke}
      aria-hidden="true"
    >
      {px >= DOTS_FROM_PX &&
        BARE_DOTS.map(dot => (
          <circle key={`${dot}`} r={DOT_RADIUS} transform={moved(dot)} className={css.dot} />
        ))}
      {children}
    </svg>
  )
}

interface KolamFigureProps extends Omit<DiamondProps, 'children'> {
  readonly pattern: BasePattern
  /** The column whose tip holds the disc. */
  readonly index?: Column
}

/** A large kolam with the shapes of its pattern at the tips, column 0 at the left, then clockwise. */
export const KolamFigure = ({ pattern, index, ...box }: KolamFigureProps) => (
  <Diamond {...box}>
    <path d={kolamPath(pattern)} pathLength={1} />
    {index !== undefined && (
      <circle r={DISC_RADIUS} transform={moved(TIP_PLACES[index] ?? [0, 0])} className={css.disc} />
    )}
    {COLUMNS.map(column => (
      <g key={column} transform={atTip(column)} className={css.shape}>
        <PrintedShape shape={shapeAt(pattern, column)} size={(box.px / CELLS) * TIP_SHAPE} />
      </g>
    ))}
  </Diamond>
)
