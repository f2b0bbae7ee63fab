import { Formula } from './formula.tsx'
import { Fulfilment } from './fulfilment/figure.tsx'
import { IndexChoice } from './index-choice/figure.tsx'
import { MovingAverage } from './moving-average/figure.tsx'
import { Digits } from './parts/digits.tsx'
import { PatternBuilder } from './pattern-builder/figure.tsx'
import { SessionClock } from './session-clock/figure.tsx'
import { Numbers } from './tables/numbers.tsx'
import { ShapeTable } from './tables/shapes.tsx'
import { SheetEntry } from './tables/sheet-entry.tsx'

/** What docs.mdx may place between its paragraphs. */
export const FIGURES = {
  Digits,
  Formula,
  Fulfilment,
  IndexChoice,
  MovingAverage,
  Numbers,
  PatternBuilder,
  SessionClock,
  ShapeTable,
  SheetEntry,
}
