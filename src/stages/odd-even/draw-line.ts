import { percent } from '../../content/mdx/words.ts'
import { Opacities } from '../../film/opacities.ts'
import { Transforms } from '../../film/transforms.ts'
import { COLUMNS, type Column, SHAPES } from '../../rules/constants.ts'
import type { SampleDraw } from '../../rules/draws.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { slot } from '../../stage/slots.ts'
import {
  joinedAt,
  lineGoneAt,
  lineSeenAt,
  MISSED,
  partLeftAt,
  runningAt,
  STRUCK_BY,
  struckAt,
} from '../../timeline/draw.ts'
import { easeOutCubic } from '../../timeline/easing.ts'
import { ranAt } from '../../timeline/parity.ts'
import { lerp } from '../../timeline/vec.ts'
import { madeTexts } from './words.ts'

/** The pieces reach so far over their size, leaning to the row that applies. */
export const REACH = 1.1

/** So much of the air that the line leaves is between it and the pieces. */
const AIR = 0.6

/** Air between two parts of the line, px. */
const APART_PX = 2

/** Half as wide a ribbon begins by its number, per cent of the line. */
const STEM = 5
/** How much of a ribbon shows: it lies under what is read. */
const RIBBON = 0.5

/** Where on its line a draw has hit, 0..1. */
const hitAt = (draw: SampleDraw | undefined): number =>
  draw ? Math.min(1, (draw.drawn + 0.5) / draw.total) : 0

/** The number line of the running occurrence, on which a needle finds the column that is drawn. */
export class DrawLine {
  private readonly line: HTMLElement | null
  private readonly bar: HTMLElement | null
  private readonly ribbons: readonly SVGElement[]
  private readonly chances: readonly HTMLElement[]
  private readonly lineAt: Transforms
  private readonly lineShown: Opacities
  private readonly partsAt: Transforms
  private readonly partsShown: Opacities
  private readonly chancesShown: Opacities
  private readonly ribbonsShown: Opacities
  private draws: readonly SampleDraw[] = []
  private widthPx = 1
  private leftPx = 0
  /** How far down from the border it begins by the odd row and by the even one, px; and the middle of its bar. */
  private readonly topPx: [number, number] = [0, 0]
  readonly downPx: [number, number] = [0, 0]

  /** @param section the stage's section, in the document */
  constructor(section: HTMLElement) {
    this.line = section.querySelector<HTMLElement>('[data-draw-line]')
    this.bar = this.line?.querySelector<HTMLElement>(':scope > :last-child') ?? null
    this.ribbons = [...(this.line?.querySelectorAll('path') ?? [])]
    this.chances = [...(this.line?.querySelectorAll('p') ?? [])]
    const parts = [...(this.bar?.children ?? [])] as HTMLElement[]
    this.lineAt = new Transforms([this.line])
    this.lineShown = new Opacities(this.line ? [this.line] : [])
    this.partsAt = new Transforms(parts, 'percent')
    this.partsShown = new Opacities(parts)
    this.chancesShown = new Opacities(this.chances)
    this.ribbonsShown = new Opacities(this.ribbons)
  }

  /** Measures it: between the pieces and the numbers, its bar by the pieces. */
  relayout(): void {
    const piecePx = (REACH * (slot('parity-0')?.heightPx ?? 0)) / 2
    const [odd, even] = [slot('odd-0'), slot('even-0')]
    const highPx = this.line?.offsetHeight ?? 0
    const halfPx = (this.bar?.offsetHeight ?? 0) / 2
    this.widthPx = this.line?.offsetWidth || 1
    this.leftPx = this.line?.parentElement?.offsetLeft ?? 0
    if (!odd || !even) return
    const airPx = AIR * (even.yPx - even.heightPx / 2 - piecePx - highPx)
    this.topPx[0] = -piecePx - AIR * (-odd.yPx - odd.heightPx / 2 - piecePx - highPx) - highPx
    this.topPx[1] = piecePx + airPx
    this.downPx[0] = this.topPx[0] + highPx - halfPx
    this.downPx[1] = this.topPx[1] + halfPx
  }

  /** Shows the draws of an entry. */
  show(entry: DataSheetEntry, draws: readonly SampleDraw[]): void {
    this.draws = draws
    for (const column of COLUMNS) {
      const { name } = SHAPES[shapeAt(entry.basePattern, column)]
      for (const each of [this.bar?.children[column] as HTMLElement | undefined, this.ribbons[column]])
        each?.style.setProperty('--part', `var(--${name.toLowerCase()})`)
    }
  }

  /** Says what each column's part is at occurrence k, and leads there from its number. */
  tell(k: number): void {
    const draw = this.draws[k - 1]
    if (!draw) return
    for (const { index, from, to } of draw.regions) {
      const [chance, made] = this.chances[index]?.children ?? []
      if (chance?.lastChild) chance.lastChild.textContent = percent(draw.chances[index])
      const [less, , rest] = made?.children ?? []
      const [lessText, restText] = madeTexts(draw, index)
      if (less) less.textContent = lessText
      if (rest) rest.textContent = restText
      const middle = (100 * (index + 0.5)) / COLUMNS.length
      const [begins, ends] = [from, to].map(at => ((100 * at) / draw.total).toFixed(2))
      this.ribbons[index]?.setAttribute('d', `M${middle - STEM} 0L${begins} 1H${ends}L${middle + STEM} 0z`)
    }
  }

  /** Says what chance a column has at occurrence k, for whoever listens. */
  chanceText(k: number, column: Column): string {
    const draw = this.draws[k - 1]
    return draw ? `, chance ${percent(draw.chances[column])}` : ''
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
    this.lineAt.put(0, 0, this.topPx[k % 2 === 0 ? 1 : 0])
    const grown = easeOutCubic(seen)
    const gone = lineGoneAt(progress, k)
    const joined = joinedAt(progress, k)
    const struck = STRUCK_BY * struckAt(progress, k)
    for (const { index, from, to } of draw.regions) {
      const isHit = index === draw.index
      // A part comes from the middle of its column.
      const begins = lerp((index + 0.5 * (1 - grown)) / COLUMNS.length, from / draw.total, gone)
      const ends = lerp((index + 0.5 * (1 + grown)) / COLUMNS.length, to / draw.total, gone)
      const across = Math.max(0, ends - begins - APART_PX / this.widthPx)
      const swells = isHit ? struck : 0
      this.partsAt.put(index, 100 * begins, -50 * swells, across, 1 + swells)
      const shown = partLeftAt(progress, k, isHit, MISSED.part)
      this.partsShown.put(index, shown)
      this.chancesShown.put(index, joined * partLeftAt(progress, k, isHit, MISSED.words))
      this.ribbonsShown.put(index, joined * shown * RIBBON)
    }
    const at = runningAt(ranAt(progress, k), hitAt(this.draws[k - 2]), hitAt(draw))
    this.partsAt.put(COLUMNS.length, 100 * at, 0)
    this.partsShown.put(COLUMNS.length, gone)
  }
}
