import type { Column } from '../rules/constants.ts'

/** Insets of the printed token, as fractions of its size: border, veneer, field. */
const INLAY_OUTER = 0.076
const INLAY_INNER = 0.096
const ENGRAVING = 0.168

const rounded = (size: number): number => Number(size.toFixed(4))

const polygon = (corners: number, radius: number, centreY: number): string =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners
    return `${(Math.sin(angle) * radius).toFixed(4)},${(centreY - Math.cos(angle) * radius).toFixed(4)}`
  }).join(' ')

/** The outline of a shape of size 1, moved inwards by `inset`; `round` widens it by a round stroke again. */
function Outline({ shape, inset, round = 0, ...paint }: OutlineProps) {
  const stroke =
    round > 0 ? { stroke: paint.fill, strokeWidth: 2 * round, strokeLinejoin: 'round' as const } : {}
  const by = inset + round
  if (shape === 0) return <circle r={rounded(0.5 - inset)} {...paint} />
  if (shape === 1) return <polygon points={polygon(3, 2 * (0.3325 - by), 0.035)} {...stroke} {...paint} />
  if (shape === 2) {
    const half = rounded(0.437 - by)
    const size = rounded(2 * half)
    return <rect x={-half} y={-half} width={size} height={size} {...stroke} {...paint} />
  }
  return <polygon points={polygon(5, (0.4493 - by) / Math.cos(Math.PI / 5), 0.012)} {...stroke} {...paint} />
}

interface OutlineProps {
  readonly shape: Column
  readonly inset: number
  readonly round?: number
  readonly fill: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly strokeOpacity?: number
  readonly transform?: string
}

const NAMES = ['circle', 'triangle', 'square', 'pentagon'] as const
const ROUNDING = [0, 0.075, 0.075, 0.065] as const

/** The CSS custom properties of a shape's two colours. */
export const shapeColour = (shape: Column) => ({
  base: `var(--${NAMES[shape]})`,
  edge: `var(--${NAMES[shape]}-edge)`,
})

/** The layers of a printed token of size 1, for a drawing in which it stands `size` px large. */
export function PrintedShape({ shape, size }: { readonly shape: Column; readonly size: number }) {
  const { base, edge } = shapeColour(shape)
  const veneer = Math.max(INLAY_INNER - INLAY_OUTER, 1.1 / size)
  return (
    <>
      <Outline shape={shape} inset={0} round={ROUNDING[shape]} fill={edge} />
      <Outline
        shape={shape}
        inset={INLAY_INNER - veneer / 2}
        fill={base}
        stroke="var(--veneer)"
        strokeWidth={veneer}
      />
      {size >= 40 && (
        <Outline
          shape={shape}
          inset={ENGRAVING}
          fill="none"
          stroke={edge}
          strokeWidth={Math.max(0.012, 0.9 / size)}
          strokeOpacity={0.55}
        />
      )}
    </>
  )
}

/** Number on the back of a printed token: size of its type and foot below the middle, over the token's size. */
const NUMBER = { size: [0.6, 0.41, 0.57, 0.52], down: [0.21, 0.18, 0.2, 0.19] } as const

/**
 * A token as it would be printed: edge, veneer line, field and engraving, without light.
 * @param size drawn size in px; small tokens leave the engraving out
 * @param numbered has its number too, which shows while its button is pressed (base.css)
 * @param deep adds the three offset copies that stand for the laminated edge
 */
export function ShapeIcon({ shape, size, deep = false, numbered = false, className }: ShapeIconProps) {
  const { base, edge } = shapeColour(shape)
  return (
    <svg
      className={className}
      viewBox="-.6 -.6 1.2 1.2"
      width={size * 1.2}
      height={size * 1.2}
      aria-hidden="true"
    >
      {deep &&
        (
          [
            [0.07, base],
            [0.045, 'var(--veneer)'],
            [0.03, edge],
          ] as const
        ).map(([down, fill]) => (
          <Outline
            key={fill}
            shape={shape}
            inset={0}
            round={ROUNDING[shape]}
            fill={fill}
            transform={`translate(0 ${down})`}
          />
        ))}
      <PrintedShape shape={shape} size={size} />
      {numbered && (
        <text y={NUMBER.down[shape]} fontSize={NUMBER.size[shape]} className="numeral" fill="var(--veneer)">
          {shape}
        </text>
      )}
    </svg>
  )
}

interface ShapeIconProps {
  readonly shape: Column
  readonly size: number
  readonly deep?: boolean
  readonly numbered?: boolean
  readonly className?: string
}

/** The marker ring round a token of `size` px: 43 px on a 29 px token. */
export function RingIcon({ size, className }: { readonly size: number; readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="-.8 -.8 1.6 1.6"
      width={size * 1.6}
      height={size * 1.6}
      aria-hidden="true"
    >
      <circle r=".69" fill="none" stroke="currentColor" strokeWidth=".104" />
    </svg>
  )
}

/** The mark: the four shapes folded into one another. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="-.525 -.525 1.05 1.05" width={size} height={size} aria-hidden="true">
      <Outline shape={2} inset={0} round={0.075} fill="var(--square)" transform="scale(1.2)" />
      <circle r=".425" fill="var(--circle)" />
      <Outline
        shape={3}
        inset={0}
        round={0.065}
        fill="var(--pentagon)"
        transform="scale(.735) translate(0 -.012)"
      />
      <Outline
        shape={1}
        inset={0}
        round={0.075}
        fill="var(--triangle)"
        transform="scale(.44) translate(0 -.035)"
      />
    </svg>
  )
}
