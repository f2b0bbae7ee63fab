import { onHand } from '../../hand/state.ts'
import { isTurned } from '../../hand/turns.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { plainKey } from '../../ui/plain-key.ts'
import { heroPlace } from './play.ts'

/** Which of n buttons a key leads to from one of them; undefined for any other key. */
function next(key: string, from: number, n: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from + n - 1) % n
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % n
  if (key === 'Home') return 0
  if (key === 'End') return n - 1
  return undefined
}

/** Keeps the pieces' buttons where the scene shows the pieces, and leads arrow keys through their toolbar. */
export function startPieces(section: HTMLElement): void {
  const toolbar = section.querySelector<HTMLElement>('[role=toolbar]')
  const buttons = [...section.querySelectorAll<HTMLElement>('[role=toolbar] button')]
  const put = () => {
    const layout = currentLayout()
    buttons.forEach((button, shape) => {
      const seen = heroPlace(shape, layout, isTurned(shape))
      button.style.setProperty('--seen-x', `${seen.x.toFixed(1)}px`)
      button.style.setProperty('--seen-y', `${(-seen.y).toFixed(1)}px`)
      button.style.setProperty('--seen-s', `${seen.size.toFixed(1)}px`)
    })
  }
  const onKey = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1
    const to = from < 0 ? undefined : next(plainKey(event), from, buttons.length)
    if (to === undefined) return
    event.preventDefault()
    buttons.forEach((button, shape) => {
      button.tabIndex = shape === to ? 0 : -1
    })
    buttons[to]?.focus({ preventScroll: true })
  }
  put()
  onLayout(put)
  onHand(put)
  toolbar?.addEventListener('keydown', onKey)
}
