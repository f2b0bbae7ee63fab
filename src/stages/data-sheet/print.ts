import { Opacities } from '../../film/opacities.ts'
import { now } from '../../frame/now.ts'
import { currentLayout } from '../../stage/layout.ts'
import { isDrawn } from '../../stage/mode.ts'
import { partOf, smoothstep, type Track } from '../../timeline/easing.ts'
import { isLow, isPhone } from '../../timeline/layout.ts'
import { inkedAt, isPage, isPrinted, printMatrix } from '../../timeline/paper.ts'
import { sessionsAtRest } from '../../timeline/rest.ts'
import { SHEET_GOES } from '../../timeline/thresholds.ts'

type State = 'laid' | 'page' | null

/** The heading goes up out of the page as it is. */
const NEVER: Track = { from: 1e9, until: 2e9 }

/** A part of the print that is inked together, or there from the start, and goes together at the sheet's end. */
class Part extends Opacities {
  name: Parameters<typeof inkedAt>[0] | null
  goes: Track

  constructor(name: Part['name'], goes: Track, elements: Iterable<HTMLElement>) {
    super([...elements])
    this.name = name
    this.goes = goes
  }

  ink(progress: number, pastPx: number): void {
    const inked = this.name ? inkedAt(this.name, progress) : 1
    this.putAll(inked * (1 - smoothstep(partOf(pastPx, this.goes))))
  }
}

/**
 * The stage as the print on the paper under the stack of sessions: it lies on it until both are the page. `data-print`
 * says `laid` or `page` while the stage before it is on screen.
 */
export class Print {
  private readonly section: HTMLElement
  private readonly box: HTMLElement | null
  private readonly parts: readonly Part[]
  private readonly table: Part
  private readonly foot: Part
  private readonly notes: Part
  private readonly matrix = new Float64Array(16)
  private state: State = null
  private written = Number.NaN

  constructor(section: HTMLElement) {
    this.section = section
    this.box = section.querySelector('[data-printed]')
    const { marker, words, table, foot } = SHEET_GOES
    const part = (name: Part['name'], goes: Track, selector: string) =>
      new Part(name, goes, section.querySelectorAll<HTMLElement>(selector))
    this.table = part(null, table.portrait, '[data-slot="sheet-table"] table')
    this.foot = part(null, foot.portrait, '[data-foot]')
    this.notes = part('small', foot.portrait, '[data-notes]')
    this.parts = [
      part('heading', NEVER, 'h2'),
      part('heading', words, 'caption'),
      this.table,
      part('small', marker, '[data-head] button, thead td'),
      this.foot,
      this.notes,
      part('late', words, '[data-late]'),
    ]
  }

  relayout(): void {
    const layout = currentLayout()
    const window = layout.portrait ? 'portrait' : 'landscape'
    this.table.goes = SHEET_GOES.table[window]
    this.foot.goes = this.notes.goes = SHEET_GOES.foot[window]
    this.table.name = this.foot.name = isPhone(layout) || isLow(layout.heightPx) ? 'small' : null
    this.written = Number.NaN
  }

  /** @param pastPx scroll past the sheet's end, below 0 before it */
  write(pastPx: number): void {
    const progress = now.reduced ? sessionsAtRest(now.progress) : now.progress
    const next = this.stateAt(progress)
    if (next !== this.state) this.show(next)
    const at = next === 'laid' ? progress : 1
    for (const part of this.parts) part.ink(at, pastPx)
    if (next !== 'laid' || progress === this.written || !this.box) return
    this.written = progress
    printMatrix(progress, currentLayout(), this.matrix)
    this.box.style.transform = `matrix3d(${this.matrix.join()})`
  }

  private stateAt(progress: number): State {
    if (!isDrawn() || now.stage !== 'sessions') return null
    if (isPrinted(progress)) return 'laid'
    return isPage(progress) ? 'page' : null
  }

  private show(next: State): void {
    this.state = next
    this.written = Number.NaN
    if (next) this.section.dataset.print = next
    else delete this.section.dataset.print
    if (next !== 'laid' && this.box) this.box.style.transform = ''
  }

  stop(): void {
    this.show(null)
    for (const part of this.parts) part.clear()
  }
}
