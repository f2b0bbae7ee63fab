import type { KeyboardEvent } from 'react'
import { plainKey } from '../../ui/plain-key.ts'
import css from './handle.module.css'

const PAGE = 5

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
    const key = plainKey(event)
    const by = key === 'PageUp' ? PAGE : key === 'PageDown' ? -PAGE : 0
    if (by === 0) return
    event.preventDefault()
    onMove(Math.min(max, Math.max(0, value + by)))
  }

  return (
    <input
      type="range"
      className={css.handle}
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
