import { Opacities } from '../../film/opacities.ts'
import { Transforms } from '../../film/transforms.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { NOWHERE, placeOnStage } from '../../landing/riding.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn } from '../../stage/mode.ts'
import { slot } from '../../stage/slots.ts'
import { partOf, type Track } from '../../timeline/easing.ts'
import { CLAUSE_COUNT, clauseLeft } from '../../timeline/kolam-told.ts'
import { sessionLabelPx } from '../../timeline/labels.ts'
import type { Place } from '../../timeline/layout.ts'
import { ROWS } from '../../timeline/picture.ts'
import { sessionsAtRest } from '../../timeline/rest.ts'
import { hasLanded, resultAtRest, rideResult } from '../../timeline/result.ts'
import { inPlace } from '../../timeline/riding.ts'
import { KOLAM, SESSIONS } from '../../timeline/thresholds.ts'
import { drawnAt, linksAt, rolledAt } from '../../timeline/told.ts'

/** Place of the first row's line among what fades; its index comes next, and then those of the other rows. */
const FIRST_LINE = 7

/** Where the live label's digits stand once they have landed: measured in the corner, they stand beside the plate. */
function labelPlace(): Place {
  const digits = placeOnStage('digits-0')
  const label = { x: 0, y: 0 }
  sessionLabelPx(0, 0, now.widthPx, now.heightPx, label)
  return { ...digits, x: digits.x + label.x, y: digits.y - label.y + (slot('label-0')?.heightPx ?? 0) / 2 }
}

/** Puts a copy of each row's number line into the read-out's own reel. */
function copyLines(section: HTMLElement): void {
  const lines = section.querySelectorAll('[data-draw] [data-number-line]')
  const copies = [...lines].map(line => document.importNode(line, true))
  section.querySelector('[data-reel]:empty')?.append(...copies)
}

/** How much is left of what goes before the sheet comes: all of it where there is none. */
const leftOf = (at: number, goes: Track): number => (currentLayout().entries ? 1 - partOf(at, goes) : 1)

/**
 * Carries the session pattern from REPRESENTATION's sum to the live session's label, whose own digits it is from the
 * first frame of the stage on; and rolls the large read-out to the row that the dots arrive at.
 * @param section the stage's section, with its six rows, the live one first
 */
export function startTold(section: HTMLElement): void {
  const live = section.querySelector<HTMLElement>('[data-row]')
  const digits = new Transforms([section.querySelector<HTMLElement>('[data-slot="digits-0"]')])
  const reels = [...section.querySelectorAll<HTMLElement>('[data-reel]')]
  copyLines(section)
  /** The digit that each rolls with. */
  const places = reels.map(({ dataset }) => Number(dataset.reel))
  /** Heading, text, the three lines of the read-out, the figure's words and its rule, and of each row its line and the index in that. */
  const fades = new Opacities([...section.querySelectorAll<HTMLElement>('[data-fades]')])
  const clauses = new Opacities([...section.querySelectorAll<HTMLElement>('[data-clause]')])
  const lines = reels.map(reel => (reel.textContent ?? '').split('\n'))
  const rolled = new Transforms(reels, 'percent')
  const riding = inPlace()
  let sum = NOWHERE
  let label: Place | undefined

  function ride(progress: number): void {
    if (!label) {
      label = labelPlace()
      sum = placeOnStage('result')
    }
    rideResult(progress, sum, label, currentLayout(), riding)
    digits.ride(0, riding)
  }

  /** What is the same in the next row stands. */
  function roll(): void {
    for (let i = 0; i < reels.length; i++) {
      const at = now.reduced ? linksAt(now.progress) : rolledAt(places[i] ?? 0, now.progress)
      const row = Math.floor(at)
      const line = lines[i]?.[row]
      const stands = now.reduced || (line !== undefined && line === lines[i]?.[row + 1])
      rolled.put(i, 0, ((stands ? row : at) * -100) / ROWS)
    }
  }

  /** Shows what comes and goes with the scroll itself, and each session's index as it is drawn. */
  function fade(): void {
    const at = now.reduced ? sessionsAtRest(now.progress) : now.progress
    const { goes } = SESSIONS
    const labelled = leftOf(at, goes.told)
    const told = partOf(at, SESSIONS.told) * labelled
    fades.put(0, partOf(at, SESSIONS.heading) * leftOf(at, goes.heading))
    fades.put(1, leftOf(at, goes.text))
    fades.put(2, told)
    fades.put(3, told)
    fades.put(4, told)
    fades.put(5, partOf(at, KOLAM.words) * (1 - partOf(at, KOLAM.wordsGo)))
    fades.put(6, 1 - partOf(at, KOLAM.ruleGoes))
    for (let clause = 0; clause < CLAUSE_COUNT; clause++) clauses.put(clause, clauseLeft(at, clause))
    for (let row = 0; row < ROWS; row++) {
      fades.put(FIRST_LINE + 2 * row, row ? told : labelled)
      fades.put(FIRST_LINE + 2 * row + 1, drawnAt(row, at))
    }
  }

  function step(): boolean {
    const isTold = isDrawn() && now.stage === 'sessions'
    const progress = now.reduced ? resultAtRest(now.progress) : now.progress
    const isRiding = isTold && !hasLanded(progress)
    live?.toggleAttribute('data-riding', isRiding)
    if (!isTold) digits.clear()
    else if (isRiding) ride(progress)
    // In their own place, too: a transform that comes and goes has the row laid out each time.
    else digits.put(0, 0, 0)
    if (isTold) {
      fade()
      roll()
    } else {
      fades.clear()
      clauses.clear()
    }
    return false
  }

  addStep('dom', step)
  onLayout(() => (label = undefined))
}
