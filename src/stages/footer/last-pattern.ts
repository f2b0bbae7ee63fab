import { LANDING_SESSIONS } from '../../content/showcase.ts'
import { kolamPath } from '../../kolam/path.ts'
import { dataSheetAtom, layoutModeAtom, ownOrderAtom, pickedAtom, store } from '../../state/store.ts'
import { endPlace } from '../../story/odd-even/shown.ts'
import { onLayout } from '../../viewport/layout.ts'

/** The pattern that the sun stands for as served: a sheet brings another one. */
export const SERVED = LANDING_SESSIONS[0]?.basePattern ?? '0123'

/**
 * Ends the page with the order that the visitor has made, or the pattern that ODD & EVEN shows: its row on the printed sun, its
 * line over the sun, and its digits in words.
 * @param section the stage's section
 */
export function startLastPattern(section: HTMLElement): void {
  const said = section.querySelector('[data-own-said]')
  const code = document.createElement('b')

  function take(): void {
    const made = store.get(ownOrderAtom)
    const entries = store.get(dataSheetAtom)
    const entry =
      entries[endPlace(store.get(pickedAtom), entries.length, store.get(layoutModeAtom) === 'flow')]
    // Without a sheet it is the first row of the stack.
    const pattern = made ?? entry?.basePattern ?? SERVED
    const whose = made ? ': your own order' : entry ? ': your last pattern' : ''
    section.querySelector('[data-own-line]')?.setAttribute('d', kolamPath(pattern))
    for (const each of section.querySelectorAll<HTMLElement>('[data-stands]'))
      each.style.setProperty('--columns-right', String(pattern.indexOf(each.dataset.stands ?? '') - 1.5))
    code.textContent = pattern
    said?.replaceChildren(code, ` in one line${whose}`)
  }

  take()
  onLayout((_, isNear) => isNear || take())
  store.sub(pickedAtom, take)
  store.sub(layoutModeAtom, take)
  store.sub(ownOrderAtom, take)
}
