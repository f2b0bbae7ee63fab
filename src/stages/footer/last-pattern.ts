import { kolamPath } from '../../kolam/path.ts'
import { onLayout } from '../../stage/layout.ts'
import { dataSheetAtom, ownOrderAtom, pickedAtom, store } from '../../state/store.ts'
import { SERVED } from './served.ts'

/**
 * Ends the page with the order that the visitor has made, or the pattern that was seen last: its row on the printed sun, its
 * line over the sun, and its digits in words.
 * @param section the stage's section
 * @returns ends it and leaves them as served
 */
export function startLastPattern(section: HTMLElement): () => void {
  const line = section.querySelector('[data-own-line]')
  const said = section.querySelector('[data-own-said]')
  const code = document.createElement('b')
  let pattern = ''

  function write(next: string): void {
    if (next === pattern) return
    pattern = next
    line?.setAttribute('d', kolamPath(next))
    code.textContent = next
    for (const each of section.querySelectorAll<HTMLElement>('[data-stands]'))
      each.style.setProperty('--turn', String(next.indexOf(each.dataset.stands ?? '') - 1.5))
  }

  /** The order that the visitor has made, or that of the entry that ODD & EVEN shows: the picked one, or the last. */
  function take(): void {
    const made = store.get(ownOrderAtom)
    const entries = store.get(dataSheetAtom)
    const entry = entries[Math.min(store.get(pickedAtom) ?? entries.length, entries.length - 1)]
    write(made ?? entry?.basePattern ?? SERVED)
    // Without a sheet it is the first row of the stack.
    const whose = made ? ': your own order' : entry ? ': your last pattern' : ''
    said?.replaceChildren(code, ` in one line${whose}`)
  }

  take()
  const stops = [onLayout(take), store.sub(pickedAtom, take), store.sub(ownOrderAtom, take)]
  return () => {
    for (const stop of stops) stop()
    write(SERVED)
    said?.replaceChildren()
  }
}
