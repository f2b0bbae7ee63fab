import { onHand } from '../../hand/state.ts'
import { isTurned } from '../../hand/turns.ts'
import { placeAfter, plainKey } from '../../ui/keys.ts'
import { currentLayout, onLayout } from '../../viewport/layout.ts'
import { heroPlace } from './play.ts'

/** The four stand in two rows: keys up and down lead on, too. */
const SIDEWAYS: Readonly<Record<string, string>> = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' }

/** Keeps the pieces' buttons where the scene shows the pieces, and leads arrow keys through their toolbar. */
export function startPieces(section: HTMLElement): void {
  const toolbar = section.querySelector<HTMLElement>('[role=toolbar]')
  const buttons = [...(toolbar?.querySelectorAll('button') ?? [])]
  const put = () => {
    const layout = currentLayout()
    for (const [shape, button] of buttons.entries()) {
      const seen = heroPlace(shape, layout, isTurned(shape))
      button.style.setProperty('--seen-x', `${seen.x.toFixed(1)}px`)
      button.style.setProperty('--seen-y', `${(-seen.y).toFixed(1)}px`)
      button.style.setProperty('--seen-s', `${seen.size.toFixed(1)}px`)
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
