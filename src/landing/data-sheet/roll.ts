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
    digit.dataset.old = old.at(at - text.length) ?? ''
    if (digit.dataset.old === char) return digit
    digit.style.animationDelay = `${at * STAGGER_MS}ms`
    digit.classList.add(css.rolling ?? '')
    return digit
  })
  const last = digits.findLast(digit => digit.classList.contains(css.rolling ?? ''))
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
