import { Formula } from './formula.tsx'
import { Fulfilment } from './fulfilment/figure.tsx'
import { Glossary } from './glossary/glossary.tsx'
import { Term } from './glossary/term.tsx'
import { IndexChoice } from './index-choice/figure.tsx'
import { MovingAverage } from './moving-average/figure.tsx'
import { Digits } from './parts/digits.tsx'
import { PatternBuilder } from './pattern-builder/figure.tsx'
import { SessionClock } from './session-clock/figure.tsx'
import { MoneyOverTime } from './tables/money.tsx'
import { Multipliers } from './tables/multipliers.tsx'
import { Numbers } from './tables/numbers.tsx'
import { ShapeTable } from './tables/shapes.tsx'
import { SheetEntry } from './tables/sheet-entry.tsx'
import { WorkedSession } from './worked-session/figure.tsx'

/** What docs.mdx may place between its paragraphs. */
export const FIGURES = {
  Digits,
  Formula,
  Fulfilment,
  Glossary,
  IndexChoice,
  MoneyOverTime,
  MovingAverage,
  Multipliers,
  Numbers,
  PatternBuilder,
  SessionClock,
  ShapeTable,
  SheetEntry,
  Term,
  WorkedSession,
}
