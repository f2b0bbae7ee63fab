import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { shapeAt } from '../../../src/rules/patterns.ts'
import { DRAWN, drawnRisenAt, drawnTurnAt, nodAt, ringAwayAt } from '../../../src/timeline/draw.ts'
import { createHand } from '../../../src/timeline/hand.ts'
import { sampleHero } from '../../../src/timeline/hero.ts'
import { drawPart } from '../../../src/timeline/hero-flight.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { createPicture, LOOK, PHONE, PLACE, peek, tokenOf } from '../../../src/timeline/picture.ts'
import { gameState } from '../../../tools/pictures/game-state.ts'
import { constants, read } from '../../shaders/sources.ts'
import { layoutOf } from './story.ts'

const EVERY = Array.from({ length: 1001 }, (_, i) => i / 1000)

/** The hero with a part of the draw passed. */
function drawnAt(draw: number, progress = 0) {
  const picture = createPicture()
  sampleHero(progress, layoutOf('desktop'), { ...createHeroLive(), draw }, picture, createHand())
  return picture
}

describe('the draw on the phone as the hero enters', () => {
  const [last] = gameState().last
  const drawnFrom = EVERY.findIndex(part => drawnTurnAt(part) > 20)

  it('is that of the last session on the screenshot: its column, its piece, and its last digit', () => {
    expect(last?.selectionIndex).toBe(DRAWN.column)
    expect(last && shapeAt(last.basePattern, DRAWN.column)).toBe(DRAWN.shape)
    expect(COLUMNS.map(column => last && shapeAt(last.basePattern, column))).toEqual(
      COLUMNS.map(column => DRAWN.columns.indexOf(column)),
    )
    expect(last?.pattern).toBe(`${last?.basePattern}${DRAWN.column}`)
    const choice = constants(read('shaders/lib/choice.glsl'))
    expect(choice.get('LAST')?.[3]).toBe(DRAWN.column)
    // The digit of each column is one of the pattern's own, so many digits to the left of the index.
    const [digit = 1] = choice.get('SAME_DIGIT') ?? []
    const left = choice.get('SAME_DIGIT')?.map(away => Math.round(away / digit))
    expect(left).toEqual(
      COLUMNS.map(column => COLUMNS.length - (last?.basePattern.indexOf(`${column}`) ?? 0)),
    )
  })

  it('has the ring run over all four columns, and come to rest on the drawn one before its piece answers', () => {
    const columns = EVERY.map(part => DRAWN.column + ringAwayAt(part))
    expect(Math.min(...columns)).toBeCloseTo(0)
    expect(Math.max(...columns)).toBeCloseTo(COLUMNS.length - 1)
    for (const [i, column] of columns.entries())
      expect(Math.abs(column - (columns[i - 1] ?? 2))).toBeLessThan(0.03)
    expect(columns.slice(drawnFrom).every(column => Math.abs(column - DRAWN.column) < 0.01)).toBe(true)
    expect(peek(drawnAt(0.3), PHONE, LOOK + 2)).not.toBe(0)
  })

  it('has each other piece answer once as the ring stands over its column, in the order of the row', () => {
    const tops = COLUMNS.map(column => {
      const shape = DRAWN.columns.indexOf(column)
      const turns = EVERY.map(part => nodAt(part, shape))
      const top = turns.indexOf(Math.max(...turns))
      expect(turns.slice(0, top)).toEqual(turns.slice(0, top).toSorted((a, b) => a - b))
      expect(turns.slice(top)).toEqual(turns.slice(top).toSorted((a, b) => b - a))
      if (column === DRAWN.column) return drawnFrom
      expect(Math.abs(DRAWN.column + ringAwayAt(EVERY[top] ?? 0) - column)).toBeLessThan(0.05)
      expect(turns[top]).toBeGreaterThan(20)
      return top
    })
    const order = [0, 1, 3, DRAWN.column].map(column => tops[column] ?? 0)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('is over for who has left the phone before it has been', () => {
    for (const progress of [0.7, 0.9, 1]) expect(drawnAt(0.6, progress)).toEqual(drawnAt(1, progress))
    expect(drawnAt(0.6, 0.2)).not.toEqual(drawnAt(1, 0.2))
  })

  it('passes while the phone leaves, and never goes back', () => {
    const parts = EVERY.map(progress => drawPart(0.6, progress))
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(drawPart(0.6, 0.44)).toBe(0.6)
    expect(drawPart(0.6, 0.6)).toBeGreaterThan(0.75)
    expect(drawPart(0.6, 0.64)).toBe(1)
  })

  it('has the large piece turn over once, towards the eye, and the others lose light', () => {
    const drawn = tokenOf(0, DRAWN.shape)
    const risen = EVERY.map(part => peek(drawnAt(part), drawn, PLACE + 2))
    expect(Math.max(...risen)).toBeGreaterThan((risen[0] ?? 0) + 50)
    const turns = new Set(EVERY.map(part => peek(drawnAt(part), drawn, LOOK + 3)))
    // Its back has been seen; that is as its front, and a full turn would be seen as two.
    expect(turns).toEqual(new Set([0, 1]))
    const all = EVERY.map(drawnTurnAt)
    expect(Math.max(...all)).toBeLessThanOrEqual(180)
  })

  it.each([0, 0.02, 0.3, 0.44])(
    'begins and ends with the picture at rest, wherever the page is until the phone leaves: %f',
    progress => {
      const rest = drawnAt(1, progress).objects
      expect(drawnAt(0, progress).objects).toEqual(rest)
      expect(drawnTurnAt(1)).toBe(0)
      expect(drawnRisenAt(1)).toBe(0)
    },
  )
})
