import { onHand } from '../hand/state.ts'
import { isTurned } from '../hand/turns.ts'
import { SHAPES } from '../rules/constants.ts'

/** Says at every button of a piece whether it has been turned over, and then its number. */
export function startTurned(root: HTMLElement): void {
  const buttons = SHAPES.map(({ id }) => [...root.querySelectorAll(`[data-grab="turn ${id}"]`)])
  const shown = SHAPES.map(() => false)
  onHand(() => {
    for (const { id, name } of SHAPES) {
      const turned = isTurned(id)
      if (turned === shown[id]) continue
      shown[id] = turned
      for (const button of buttons[id] ?? []) {
        button.setAttribute('aria-pressed', String(turned))
        button.setAttribute('aria-label', turned ? `${name}, number ${id}` : name)
      }
    }
  })
}
