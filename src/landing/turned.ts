import { onHand } from '../hand/state.ts'
import { turns } from '../hand/turns.ts'
import { SHAPES } from '../rules/constants.ts'

/**
 * Says at every button of a piece whether it has been turned over, and then its number.
 * @returns ends it again and leaves them as served
 */
export function startTurned(root: HTMLElement): () => void {
  const buttons = SHAPES.map(({ id }) => [...root.querySelectorAll(`[data-grab="turn ${id}"]`)])
  const shown = SHAPES.map(() => false)
  const write = (isTurned: (shape: number) => boolean) => {
    for (const { id, name } of SHAPES) {
      const turned = isTurned(id)
      if (turned === shown[id]) continue
      shown[id] = turned
      for (const button of buttons[id] ?? []) {
        button.setAttribute('aria-pressed', String(turned))
        button.setAttribute('aria-label', turned ? `${name}, number ${id}` : name)
      }
    }
  }
  const unwatch = onHand(() => write(shape => turns.isTurned(shape)))
  return () => {
    unwatch()
    write(() => false)
  }
}
