import { glideNextJump } from '../frame/scroll.ts'

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // The skip link is for those who do not look at the way.
  if (link?.getAttribute('href')?.startsWith('#') && link.closest('nav')) glideNextJump()
}

/**
 * Lets the page glide to the section that a link of its navigation leads to. History, focus and `:target` stay the
 * browser's affair: only the jump is drawn out.
 */
export function followLinks(): void {
  document.addEventListener('click', onClick)
}
