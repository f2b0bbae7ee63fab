import { useId } from 'react'
import css from './range.module.css'

interface RangeProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly value: number
  /** The value as it is read out and shown. */
  readonly text: string
  readonly onChange: (value: number) => void
}

/** A slider with its label and value. */
export function Range({ label, text, value, onChange, ...limits }: RangeProps) {
  const id = useId()
  return (
    <div className={css.range}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <span className={css.value} aria-hidden="true">
        {text}
      </span>
      <input
        id={id}
        type="range"
        {...limits}
        value={value}
        aria-valuetext={text}
        onChange={event => onChange(Number(event.target.value))}
      />
    </div>
  )
}
