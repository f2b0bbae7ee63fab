import { TIP_PLACES } from '../../kolam/dots.ts'
import { halfOf } from '../../kolam/stroke.ts'
import type { Column } from '../../rules/constants.ts'
import { columnOf } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { slot } from '../../stage/slots.ts'
import { discTurns } from '../../timeline/sheet-kolam.ts'
import { KOLAM_PX } from '../../timeline/stages.ts'
import { kolamHref } from '../../ui/kolam/symbols.tsx'

/** Columns stand at the tips a quarter turn apart. */
const TURN_DEG = 90
const QUARTER = Math.PI / 2
/** How far from the middle the shapes stand, cells. */
const REACH = Math.abs(TIP_PLACES[0]?.[0] ?? 0)

/** The large kolam: its line and shapes change with the pattern, its disc goes round with the marker. */
export class KolamDriver {
  private readonly line: Element | null
  private readonly tips: readonly HTMLElement[]
  private readonly disc: HTMLElement | null
  private readonly entries: readonly DataSheetEntry[]
  /** Written out once, so that a change of pattern only sets an attribute. */
  private readonly hrefs: readonly string[]
  private index = -1
  private at = -1
  private turns = -1

  constructor(section: HTMLElement, entries: readonly DataSheetEntry[]) {
    const place = section.querySelector('[data-kolam-place]')
    this.line = place?.querySelector('[data-kolam]') ?? null
    this.tips = [...(place?.querySelectorAll<HTMLElement>('[data-kolam-tip]') ?? [])]
    this.disc = place?.querySelector<HTMLElement>('[data-kolam-disc]') ?? null
    this.entries = entries
    this.hrefs = entries.map(({ basePattern }) => kolamHref(basePattern))
  }

  relayout(): void {
    this.at = -1
  }

  /**
   * Shows a place of the list.
   * @param index the current entry
   * @param at which entry's kolam is tied, @param over the column under the marker: fractions while they move
   */
  write(index: number, at: number, over: number): void {
    if (index !== this.index) this.line?.setAttribute('href', this.hrefs[index] ?? '')
    this.index = index
    if (at !== this.at) this.walk(at)
    this.at = at
    const turns = discTurns(at, over)
    if (this.disc && turns !== this.turns) this.disc.style.transform = `rotate(${turns * TURN_DEG}deg)`
    this.turns = turns
  }

  /** A shape that stands at another tip next gives that of the one pattern up, and comes at the other's: none is ever beside the line. */
  private walk(at: number): void {
    const from = this.entries[Math.floor(at)]
    const to = this.entries[Math.ceil(at)]
    const reach = (REACH * (slot('kolam')?.widthPx ?? 0)) / (2 * halfOf(KOLAM_PX))
    if (!from || !to) return
    const part = at - Math.floor(at)
    for (const [shape, tip] of this.tips.entries()) {
      const begin = columnOf(from.basePattern, shape as Column)
      const end = columnOf(to.basePattern, shape as Column)
      const angle = (part < 0.5 ? begin : end) * QUARTER
      const x = -reach * Math.cos(angle)
      const y = -reach * Math.sin(angle)
      const size = begin === end ? 1 : Math.abs(1 - 2 * part)
      tip.style.transform = `translate(calc(${x.toFixed(2)}px - 50%), calc(${y.toFixed(2)}px - 50%)) scale(${size.toFixed(3)})`
    }
  }
}
