import { now } from '../frame/now.ts'
import { clamp } from '../picture/ease.ts'
import { HELD, SPRINGS } from '../picture/hand.ts'
import { COLUMNS } from '../rules/constants.ts'
import { currentLayout } from '../viewport/layout.ts'
import { Movable, stepSprings } from './movable.ts'
import { aim, createSpring } from './spring.ts'

/** Returns the column of the base pattern at a place across the window, CSS px, as a fraction. */
export function columnAt(xPx: number): number {
  const { base } = currentLayout()
  return (xPx - now.widthPx / 2 - base.x) / base.pitch + 1.5
}

const storyColumn = (shape: number): number => currentLayout().sessionColumns[shape] ?? 0

/** Brings a shape to a column; those that it passes move up. Returns true where that changes something. */
function moveTo(columns: number[], shape: number, column: number): boolean {
  const from = columns[shape] ?? 0
  const way = Math.sign(column - from)
  if (way === 0) return false
  for (const other of COLUMNS) {
    const at = columns[other] ?? 0
    if ((at - from) * way > 0 && (column - at) * way >= 0) columns[other] = at - way
  }
  columns[shape] = column
  return true
}

const raised = COLUMNS.map(() => createSpring())
const leans = COLUMNS.map(() => createSpring())

/** The four pieces of the base pattern, which change places. Columns, by shape. */
export const places = new Movable({
  count: COLUMNS.length,
  spring: SPRINGS.move,
  extra: [...raised, ...leans],
  story: storyColumn,
  thingAt: shapeIn,
  unitsAt: columnAt,
  range: [-HELD.overColumns, 3 + HELD.overColumns],
  drag: (columns, shape, at) => moveTo(columns, shape, clamp(Math.round(at), 0, 3)),
  press: (columns, shape) => moveTo(columns, shape, ((columns[shape] ?? 0) + 1) % 4),
  /** A held piece is raised, and leans into its way. */
  stepExtra(held, way, steps) {
    for (let shape = 0; shape < 4; shape++) {
      const up = raised[shape]
      const lean = leans[shape]
      const isHeld = shape === held
      const degrees = isHeld ? (HELD.leanDegrees * way * 1000) / now.deltaMs : 0
      if (up && up.to !== Number(isHeld)) aim(up, Number(isHeld))
      if (lean && (isHeld || lean.to !== 0)) aim(lean, clamp(degrees, -HELD.mostDegrees, HELD.mostDegrees))
    }
    const rises = stepSprings(raised, SPRINGS.move, steps)
    return stepSprings(leans, SPRINGS.move, steps) || rises
  },
  write(hand, springs, remaining) {
    hand.columnsLeft = remaining
    for (let shape = 0; shape < 4; shape++) {
      hand.columns[shape] = springs[shape]?.at ?? 0
      hand.raised[shape] = (raised[shape]?.at ?? 0) * remaining
      hand.lean[shape] = (leans[shape]?.at ?? 0) * remaining
    }
  },
})

/** The shape in a column, as the page says it. */
function shapeIn(column: number): number {
  return COLUMNS.findIndex(shape => (places.counts ? places.goals[shape] : storyColumn(shape)) === column)
}

/** The order of the shapes, or null where the story's counts. */
export const orderByHand = (): string | null => (places.counts ? COLUMNS.map(shapeIn).join('') : null)

/** Moves the piece of a column to another one. */
export function movePiece(from: number, to: number): void {
  const shape = shapeIn(from)
  places.put(columns => moveTo(columns, shape, clamp(to, 0, 3)))
}
