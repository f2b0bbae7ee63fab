import { onHand } from '../../hand/state.ts'
import { isTurned } from '../../hand/turns.ts'
import { plainKey } from '../../ui/plain-key.ts'
import { currentLayout, onLayout } from '../../viewport/layout.ts'
import { heroPlace } from './play.ts'

/** Which of the four buttons a key leads to from one of them. */
const KEYS: Readonly<Record<string, (from: number) => number>> = {
  ArrowLeft: from => (from + 3) % 4,
  ArrowUp: from => (from + 3) % 4,
  ArrowRight: from => (from + 1) % 4,
  ArrowDown: from => (from + 1) % 4,
  Home: () => 0,
  End: () => 3,
}

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
    const to = KEYS[plainKey(event)]?.(buttons.indexOf(event.target as HTMLButtonElement))
    if (to === undefined) return
    event.preventDefault()
    for (const [shape, button] of buttons.entries()) button.tabIndex = shape === to ? 0 : -1
    buttons[to]?.focus({ preventScroll: true })
  }
  put()
  onLayout(put)
  onHand(put)
  toolbar?.addEventListener('keydown', onKey)
}
