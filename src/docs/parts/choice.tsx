import { useId } from 'react'
import css from './choice.module.css'

interface ChoiceProps<Value extends string | number> {
  readonly legend: string
  /** Whether the legend is seen or only heard. */
  readonly shown?: boolean
  readonly options: readonly { readonly value: Value; readonly label: string; readonly name?: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few values, side by side: radio buttons that look like one control. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={css.choice}>
      <legend className={props.shown ? css.legend : 'visually-hidden'}>{props.legend}</legend>
      <div className={css.options}>
        {props.options.map(option => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
              aria-label={option.name}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
