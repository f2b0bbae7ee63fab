import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useId,
} from 'react'
import type { Column } from '../rules/constants.ts'
import { buttonClass } from '../ui/button.tsx'
import { plainKey } from '../ui/keys.ts'
import { RingIcon, ShapeIcon, shapeColour } from '../ui/shapes.tsx'
import css from './parts.module.css'

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
    <figure className={`card ${css.figure}`} aria-labelledby={titleId}>
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

/** Ink or white, whichever reads on the shape's colour. */
const ON_SHAPE = ['var(--ink)', '#fff', 'var(--ink)', '#fff'] as const

/** A shape's colours as custom properties: --shape, --shape-edge and --on-shape. */
export function shapeStyle(shape: Column): CSSProperties {
  const { base, edge } = shapeColour(shape)
  return { '--shape': base, '--shape-edge': edge, '--on-shape': ON_SHAPE[shape] }
}

interface TokenProps {
  readonly shape: Column
  readonly size: number
  /** Whether the ring of the selection index is round it. */
  readonly ringed: boolean
}

/** A printed token in the middle of its place. */
export const Token = ({ shape, size, ringed }: TokenProps) => (
  <>
    <ShapeIcon shape={shape} size={size} />
    {ringed && <RingIcon size={size} className={css.ring ?? ''} />}
  </>
)

/** A button of a figure. */
export const Press = (props: ComponentPropsWithoutRef<'button'>) => (
  <button type="button" className={buttonClass('small', 'live')} {...props} />
)

interface ChoiceProps<Value extends string | number> {
  readonly legend: string
  /** Whether the legend is only heard. */
  readonly quiet?: boolean
  readonly options: readonly Value[]
  /** What is written for an option, where that is not its value. */
  readonly write?: (value: Value) => string
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few values, side by side: radio buttons that look like one control. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, quiet, options, write = String, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="live">
      <legend className={quiet ? 'visually-hidden' : css.label}>{legend}</legend>
      <div className={css.options}>
        {options.map(option => (
          <label key={option} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{write(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface RangeProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A slider with its label and value. */
export function Range({ label, value, onChange, ...limits }: RangeProps) {
  const id = useId()
  return (
    <div className={`${css.range} live`}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <span className={css.value} aria-hidden="true">
        {value}
      </span>
      <input
        id={id}
        type="range"
        {...limits}
        value={value}
        aria-valuetext={`${value}`}
        onChange={event => onChange(Number(event.target.value))}
      />
    </div>
  )
}

/** What the keys of a page add to a slider's value. */
const PAGE: Readonly<Record<string, number>> = { PageUp: 5, PageDown: -5 }

interface HandleProps {
  readonly label: string
  readonly value: number
  readonly max: number
  /** How far along the line above it the largest value lies, in percent. */
  readonly reachPercent?: number
  /** The value as it is read out. */
  readonly text: string
  readonly onMove: (value: number) => void
}

/** A slider whose thumb hangs under a line: arrows move by one, page keys by five. */
export function Handle({ label, value, max, reachPercent = 100, text, onMove }: HandleProps) {
  const turnPage = (event: KeyboardEvent) => {
    const by = PAGE[plainKey(event)]
    if (by === undefined) return
    event.preventDefault()
    onMove(Math.min(max, Math.max(0, value + by)))
  }

  return (
    <input
      type="range"
      className={`${css.handle} live`}
      style={{ '--reach': `${reachPercent}%` }}
      min={0}
      max={max}
      value={value}
      aria-label={label}
      aria-valuetext={text}
      onChange={event => onMove(Number(event.target.value))}
      onKeyDown={turnPage}
    />
  )
}

interface ResultsProps {
  /** Labels and values. */
  readonly items: readonly (readonly [string, string | number])[]
  /** The same in one sentence, read out when it changes. */
  readonly sentence: string
  /** A button that gives other results. */
  readonly children?: ReactNode
}

/** What a figure comes to, in large digits. */
export function Results({ items, sentence, children }: ResultsProps) {
  return (
    <div className={css.results}>
      <dl className={css.items}>
        {items.map(([label, value]) => (
          <div key={label} className={css.item}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <output className="visually-hidden">{sentence}</output>
      {children}
    </div>
  )
}
