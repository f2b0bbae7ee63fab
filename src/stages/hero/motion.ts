import { placeIn } from '../../film/places.ts'
import { onHand } from '../../hand/state.ts'
import { isTurned } from '../../hand/turns.ts'
import type { Column } from '../../rules/constants.ts'
import { FIRST_COLUMN } from '../../story/hero/score.ts'
import { placeAfter, plainKey } from '../../ui/keys.ts'
import { currentLayout, onLayout } from '../../viewport/layout.ts'

/** The four stand in two rows: keys up and down lead on, too. */
const SIDEWAYS: Readonly<Record<string, string>> = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' }

/** Keeps the pieces' buttons where the scene shows the pieces, and leads arrow keys through their toolbar. */
export function startPieces(section: HTMLElement): void {
  const toolbar = section.querySelector<HTMLElement>('[role=toolbar]')
  const buttons = [...(toolbar?.querySelectorAll('button') ?? [])]
  const put = () => {
    const { places, sessionColumns } = currentLayout()
    for (const [i, button] of buttons.entries()) {
      const shape = i as Column
      const own = placeIn(places, `piece-${shape}`)
      const isForward = isTurned(shape) || sessionColumns[shape] === FIRST_COLUMN
      const seen = isForward ? placeIn(places, `forward-${shape}`) : own
      button.style.setProperty('--seen-x', `${seen.x - own.x}px`)
      button.style.setProperty('--seen-y', `${own.y - seen.y}px`)
      button.style.setProperty('--seen-s', `${seen.width}px`)
    }
  }
  const onKey = (event: KeyboardEvent) => {
    const key = plainKey(event)
    const place = placeAfter(SIDEWAYS[key] ?? key, buttons.indexOf(event.target as HTMLButtonElement), 4)
    if (place === undefined) return
    event.preventDefault()
    const to = (place + 4) % 4
    for (const [shape, button] of buttons.entries()) button.tabIndex = shape === to ? 0 : -1
    buttons[to]?.focus({ preventScroll: true })
  }
  put()
  onLayout(put)
  onHand(put)
  toolbar?.addEventListener('keydown', onKey)
}
