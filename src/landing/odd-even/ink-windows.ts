import { now } from '../../frame/now.ts'
import type { Ink } from '../../timeline/flood.ts'

/**
 * The windows onto what is ivory on the ink: one has the ink's right and upper edge, the one in it its left and lower
 * edge; what is in them stays.
 */
export class InkWindows {
  private readonly outer: HTMLElement | null
  private readonly inner: HTMLElement | null
  private readonly inside: HTMLElement | null

  constructor(section: HTMLElement) {
    const [outer, inner] = section.querySelectorAll<HTMLElement>('[data-ink-window]')
    this.outer = outer ?? null
    this.inner = inner ?? null
    this.inside = section.querySelector('[data-ink-inside]')
  }

  /**
   * Opens them as far as the ink reaches.
   * @param borderPx how far down the stage the border between the halves stands
   */
  write(ink: Ink, borderPx: number): void {
    const { outer, inner, inside } = this
    if (!outer || !inner || !inside) return
    const left = now.widthPx / 2 + ink.left
    const right = now.widthPx / 2 + ink.right
    const top = now.heightPx / 2 - ink.top
    const bottom = now.heightPx / 2 - ink.bottom
    outer.style.transform = `translate(calc(${right.toFixed(2)}px - 100%), ${(top - borderPx).toFixed(2)}px)`
    inner.style.transform = `translate(calc(${(left - right).toFixed(2)}px + 100%), calc(${(bottom - top).toFixed(2)}px - 100%))`
    inside.style.transform = `translate(${(-left).toFixed(2)}px, calc(${(borderPx - bottom).toFixed(2)}px + 200svh))`
  }

  clear(): void {
    for (const each of [this.outer, this.inner, this.inside]) if (each) each.style.transform = ''
  }
}
