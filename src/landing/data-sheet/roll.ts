import css from './table.module.css'

/**
 * Writes a number into a cell; it rolls up from what stood there as one thing, for digits that came one by one would show
 * numbers that nobody has published. What stays of it stands still. The cell's text is the new number at once: the old one
 * is drawn by the style sheet alone, and afterwards the cell holds plain text again.
 */
export function roll(cell: HTMLElement, text: string): void {
  const old = cell.textContent ?? ''
  if (old === text) return
  let from = 0
  let after = 0
  if (old.length === text.length) {
    while (old[from] === text[from]) from++
    while (old.at(-1 - after) === text.at(-1 - after)) after++
  }
  const clip = document.createElement('span')
  const rolling = document.createElement('span')
  clip.className = css.clip ?? ''
  rolling.className = css.rolling ?? ''
  rolling.dataset.old = old.slice(from, old.length - after)
  rolling.textContent = text.slice(from, text.length - after)
  rolling.addEventListener(
    'animationend',
    () => {
      // Unless another number has been written meanwhile.
      if (clip.parentNode === cell) cell.textContent = text
    },
    { once: true },
  )
  clip.append(rolling)
  cell.replaceChildren(text.slice(0, from), clip, text.slice(text.length - after))
}
