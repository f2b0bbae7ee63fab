import { now } from '../../frame/now.ts'
import { currentLayout } from '../../stage/layout.ts'
import { isDrawn } from '../../stage/mode.ts'
import { headingPrinted, isPage, isPrinted, printMatrix } from '../../timeline/paper.ts'
import { sessionsAtRest } from '../../timeline/rest.ts'

type State = 'laid' | 'page' | null

/** So far below its place, in % of its height, nothing of the heading is in its clip. */
const HIDDEN = 125

/**
 * The stage as the print on the paper under the stack of sessions: it lies on it until both are the page. `data-print`
 * says `laid` or `page` while the stage before it is on screen.
 */
export class Print {
  private readonly section: HTMLElement
  private readonly box: HTMLElement | null
  private readonly heading: HTMLElement | null
  private readonly matrix = new Float64Array(16)
  private state: State = null
  private written = Number.NaN
  private shown = 1

  constructor(section: HTMLElement) {
    this.section = section
    this.box = section.querySelector('[data-printed]')
    this.heading = section.querySelector('h2')
  }

  relayout(): void {
    this.written = Number.NaN
  }

  write(): void {
    const progress = now.reduced ? sessionsAtRest(now.progress) : now.progress
    const next = this.stateAt(progress)
    if (next !== this.state) this.show(next)
    this.showHeading(next === 'laid' ? headingPrinted(progress) : 1)
    if (next !== 'laid' || progress === this.written || !this.box) return
    this.written = progress
    printMatrix(progress, currentLayout(), this.matrix)
    this.box.style.transform = `matrix3d(${this.matrix.join()})`
  }

  private showHeading(shown: number): void {
    if (shown === this.shown || !this.heading) return
    this.shown = shown
    this.heading.style.transform = shown < 1 ? `translateY(${(HIDDEN * (1 - shown)).toFixed(2)}%)` : ''
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
    this.showHeading(1)
  }
}
