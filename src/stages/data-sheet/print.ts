import { now } from '../../frame/now.ts'
import { currentLayout } from '../../stage/layout.ts'
import { isDrawn } from '../../stage/mode.ts'
import { isPage, isPrinted, printMatrix } from './paper.ts'

type State = 'laid' | 'page' | null

/**
 * The stage as the print on the paper under the stack of sessions: it lies on it until both are the page. `data-print`
 * says `laid` or `page` while the stage before it is on screen.
 */
export class Print {
  private readonly section: HTMLElement
  private readonly box: HTMLElement | null
  private readonly matrix = new Float64Array(16)
  private state: State = null
  private written = Number.NaN

  constructor(section: HTMLElement) {
    this.section = section
    this.box = section.querySelector('[data-printed]')
  }

  relayout(): void {
    this.written = Number.NaN
  }

  /** @param progress of SESSIONS */
  write(progress: number): void {
    const next = this.stateAt(progress)
    if (next !== this.state) this.show(next)
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
  }
}
