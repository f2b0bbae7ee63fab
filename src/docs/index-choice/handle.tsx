import type { KeyboardEvent } from 'react'
import css from './handle.module.css'

const PAGE = 5

interface HandleProps {
  /** The numbers that can be drawn are 0 up to but excluding this. */
  readonly total: number
  readonly drawn: number
  /** What the number comes to, read out with it. */
  readonly meaning: string
  readonly onMove: (drawn: number) => void
}

/** The slider under the number line: arrows move by one, page keys by five. */
export function Handle({ total, drawn, meaning, onMove }: HandleProps) {
  const last = Math.ceil(total) - 1

  const turnPage = (event: KeyboardEvent) => {
    const by = event.key === 'PageUp' ? PAGE : event.key === 'PageDown' ? -PAGE : 0
    if (by === 0) return
    event.preventDefault()
    onMove(Math.min(last, Math.max(0, drawn + by)))
  }

  return (
    <input
      type="range"
      className={css.handle}
      style={{ '--reach': `${(100 * last) / total}%` }}
      min={0}
      max={last}
      value={drawn}
      aria-label="Drawn number"
      aria-valuetext={meaning}
      onChange={event => onMove(Number(event.target.value))}
      onKeyDown={turnPage}
    />
  )
}
