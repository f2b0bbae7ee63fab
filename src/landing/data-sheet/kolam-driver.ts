import type { DataSheetEntry } from '../../rules/sheet.ts'
import { kolamHref, tipHref } from '../../ui/kolam/symbols.tsx'

/** Columns stand at the tips a quarter turn apart. */
const TURN_DEG = 90

interface Hrefs {
  readonly line: string
  readonly tips: readonly string[]
}

/** The large kolam: its line and shapes change with the pattern, its disc goes round with the marker. */
export class KolamDriver {
  private readonly line: Element | null
  private readonly tips: readonly Element[]
  private readonly disc: HTMLElement | null
  /** Written out once, so that a change of pattern only sets attributes. */
  private readonly hrefs: readonly Hrefs[]
  private index = -1
  private over = -1

  constructor(section: HTMLElement, entries: readonly DataSheetEntry[]) {
    const place = section.querySelector('[data-kolam-place]')
    this.line = place?.querySelector('[data-kolam]') ?? null
    this.tips = [...(place?.querySelectorAll('[data-kolam-tip]') ?? [])]
    this.disc = place?.querySelector<HTMLElement>('[data-kolam-disc]') ?? null
    this.hrefs = entries.map(({ basePattern }) => ({
      line: kolamHref(basePattern),
      tips: [...basePattern].map(tipHref),
    }))
  }

  /**
   * Shows a place of the list.
   * @param index the current entry
   * @param over the column under the marker, a fraction while it slides
   */
  write(index: number, over: number): void {
    if (index !== this.index) this.show(index)
    if (this.disc && over !== this.over) this.disc.style.transform = `rotate(${over * TURN_DEG}deg)`
    this.over = over
  }

  private show(index: number): void {
    const hrefs = this.hrefs[index]
    if (!hrefs) return
    this.line?.setAttribute('href', hrefs.line)
    for (let i = 0; i < this.tips.length; i++) this.tips[i]?.setAttribute('href', hrefs.tips[i] ?? '')
    this.index = index
  }
}
