import { now } from '../../frame/now.ts'
import { currentLayout } from '../../stage/layout.ts'
import { isDrawn } from '../../stage/mode.ts'
import { inkedAt, isPage, isPrinted, printMatrix } from '../../timeline/paper.ts'
import { sessionsAtRest } from '../../timeline/rest.ts'
import { HEADING } from '../../timeline/thresholds.ts'
import { Transforms } from '../transforms.ts'

type State = 'laid' | 'page' | null

/** What the rows pass over: it is inked together. */
class Late {
  private readonly elements: NodeListOf<HTMLElement>
  private inked = 1

  constructor(elements: NodeListOf<HTMLElement>) {
    this.elements = elements
  }

  ink(progress: number): void {
    const inked = inkedAt('late', progress)
    if (inked === this.inked) return
    this.inked = inked
    for (const { style } of this.elements) style.opacity = inked === 1 ? '' : inked.toFixed(3)
  }
}

/**
 * The stage as the print on the paper under the stack of sessions: it lies on it until both are the page. `data-print`
 * says `laid` or `page` while the stage before it is on screen.
 */
export class Print {
  private readonly section: HTMLElement
  private readonly box: HTMLElement | null
  private readonly heading: Transforms
  private readonly late: Late
  private readonly matrix = new Float64Array(16)
  private state: State = null
  private written = Number.NaN

  constructor(section: HTMLElement) {
    this.section = section
    this.box = section.querySelector('[data-printed]')
    this.heading = new Transforms([section.querySelector('h2')], 'percent')
    this.late = new Late(section.querySelectorAll('[data-late], caption'))
  }

  relayout(): void {
    this.written = Number.NaN
  }

  write(): void {
    const progress = now.reduced ? sessionsAtRest(now.progress) : now.progress
    const next = this.stateAt(progress)
    if (next !== this.state) this.show(next)
    this.ink(next === 'laid' ? progress : 1)
    if (next !== 'laid' || progress === this.written || !this.box) return
    this.written = progress
    printMatrix(progress, currentLayout(), this.matrix)
    this.box.style.transform = `matrix3d(${this.matrix.join()})`
  }

  /** The heading rises in its clip; everything is there at the end. */
  private ink(progress: number): void {
    const risen = inkedAt('heading', progress)
    if (risen === 1) this.heading.rest(0)
    else this.heading.put(0, 0, HEADING.belowPercent * (1 - risen))
    this.late.ink(progress)
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
    this.ink(1)
    this.heading.clear()
  }
}
