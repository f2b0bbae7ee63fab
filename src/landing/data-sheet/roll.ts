import css from './table.module.css'

/** Time between the starts of two neighbouring digits. */
const STAGGER_MS = 20

/**
 * Writes a number into a cell; its digits roll up from what stood there. The cell's text is the new number
 * at once: the old digits are drawn by the style sheet alone, and afterwards the cell holds plain text again.
 */
export function roll(cell: HTMLElement, text: string): void {
  const old = cell.textContent ?? ''
  if (old === text) return
  const digits = Array.from(text, (char, at) => {
    const digit = document.createElement('span')
    digit.className = css.digit ?? ''
    digit.textContent = char
    const before = old.at(at - text.length) ?? ''
    if (before === char) return digit
    const rolling = document.createElement('span')
    rolling.className = css.rolling ?? ''
    rolling.dataset.old = before
    rolling.textContent = char
    rolling.style.animationDelay = `${at * STAGGER_MS}ms`
    digit.replaceChildren(rolling)
    return digit
  })
  const last = digits.findLast(digit => digit.firstElementChild)
  last?.addEventListener(
    'animationend',
    () => {
      // Unless another number has been written meanwhile.
      if (cell.firstChild === digits[0]) cell.textContent = text
    },
    { once: true },
  )
  cell.replaceChildren(...digits)
}
