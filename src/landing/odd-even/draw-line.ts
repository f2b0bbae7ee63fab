import { COLUMNS, SHAPES } from '../../rules/constants.ts'
import type { SampleDraw } from '../../rules/draws.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { slot } from '../../stage/slots.ts'
import { lineGoneAt, lineSeenAt, partLeftAt, runningAt } from '../../timeline/draw.ts'
import { easeOutCubic } from '../../timeline/easing.ts'
import { ranAt } from '../../timeline/parity.ts'
import { lerp } from '../../timeline/vec.ts'
import { Opacities } from '../opacities.ts'
import { Transforms } from '../transforms.ts'

/** The pieces reach so far over their size, leaning to the row that applies. */
const REACH = 1.1

/** Air between two parts of the line, px. */
const APART_PX = 2

/** Where on its line a draw has hit, 0..1. */
const hitAt = (draw: SampleDraw | undefined): number =>
  draw ? Math.min(1, (draw.drawn + 0.5) / draw.total) : 0

/** The number line of the running occurrence, on which a needle finds the column that is drawn. */
export class DrawLine {
  private readonly line: HTMLElement | null
  private readonly parts: readonly HTMLElement[]
  private readonly lineAt: Transforms
  private readonly lineShown: Opacities
  private readonly partsAt: Transforms
  private readonly partsShown: Opacities
  private draws: readonly SampleDraw[] = []
  private widthPx = 1
  private leftPx = 0
  /** How far down from the border it lies by the odd row and by the even one, px. */
  readonly downPx: [number, number] = [0, 0]

  /** @param section the stage's section, in the document */
  constructor(section: HTMLElement) {
    this.line = section.querySelector<HTMLElement>('[data-draw-line]')
    this.parts = [...(this.line?.children ?? [])] as HTMLElement[]
    this.lineAt = new Transforms([this.line])
    this.lineShown = new Opacities(this.line ? [this.line] : [])
    this.partsAt = new Transforms(this.parts, 'percent')
    this.partsShown = new Opacities(this.parts)
  }

  /** Measures it: it lies half-way between the pieces and the numbers. */
  relayout(): void {
    const piecePx = (REACH * (slot('parity-0')?.heightPx ?? 0)) / 2
    const [odd, even] = [slot('odd-0'), slot('even-0')]
    this.widthPx = this.line?.offsetWidth || 1
    this.leftPx = this.line?.parentElement?.offsetLeft ?? 0
    if (!odd || !even) return
    this.downPx[0] = (odd.yPx + odd.heightPx / 2 - piecePx) / 2
    this.downPx[1] = (even.yPx - even.heightPx / 2 + piecePx) / 2
  }

  /** Shows the draws of an entry. */
  show(entry: DataSheetEntry, draws: readonly SampleDraw[]): void {
    this.draws = draws
    for (const column of COLUMNS) {
      const { name } = SHAPES[shapeAt(entry.basePattern, column)]
      this.parts[column]?.style.setProperty('--part', `var(--${name.toLowerCase()})`)
    }
  }

  /** Where on the stage the needle hits at occurrence k, px from the left. */
  hitPx(k: number): number {
    return this.leftPx + this.widthPx * hitAt(this.draws[k - 1])
  }

  /**
   * Writes a place of the story, as progress of the stage.
   * @param k the running occurrence
   * @param left how much of it shows while another pattern is turned to
   */
  write(progress: number, k: number, left: number): void {
    const draw = this.draws[k - 1]
    if (!draw) return
    const seen = lineSeenAt(progress, k)
    this.lineShown.put(0, left * seen)
    if (seen === 0) return
    this.lineAt.put(0, 0, this.downPx[k % 2 === 0 ? 1 : 0])
    const grown = easeOutCubic(seen)
    const gone = lineGoneAt(progress, k)
    for (const { index, from, to } of draw.regions) {
      // A part comes from the middle of its column.
      const begins = lerp((index + 0.5 * (1 - grown)) / COLUMNS.length, from / draw.total, gone)
      const ends = lerp((index + 0.5 * (1 + grown)) / COLUMNS.length, to / draw.total, gone)
      const across = ends - begins - APART_PX / this.widthPx
      this.partsAt.put(index, 100 * begins, 0, Math.max(0, across), 1)
      this.partsShown.put(index, partLeftAt(progress, k, index === draw.index))
    }
    const at = runningAt(ranAt(progress, k), hitAt(this.draws[k - 2]), hitAt(draw))
    this.partsAt.put(COLUMNS.length, 100 * at, 0)
    this.partsShown.put(COLUMNS.length, gone)
  }
}
