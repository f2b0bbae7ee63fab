import { describe, expect, it } from 'vitest'
import { now } from '../../../src/frame/now.ts'
import { Entrance } from '../../../src/scene/entrance.ts'
import { CHOICE_STOPS, CHOICES_MADE, chosenAt } from '../../../src/timeline/choice.ts'
import { coinAt, keyAwayAt, passedAt, spottedAt } from '../../../src/timeline/first-choice.ts'
import { createHand } from '../../../src/timeline/hand.ts'
import { sampleHero } from '../../../src/timeline/hero.ts'
import { choosingPart } from '../../../src/timeline/hero-flight.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { createPicture, FORM, LOOK, PHONE, PLACE, peek, tokenOf } from '../../../src/timeline/picture.ts'
import { gameState } from '../../../tools/pictures/game-state.ts'
import { layoutOf } from './story.ts'

const COLUMNS = [0, 1, 2, 3] as const
const EVERY = Array.from({ length: 1001 }, (_, i) => i / 1000)
const { basePattern } = gameState().session
const { chosen } = gameState()
const desktop = layoutOf('desktop')

/** The hero with a part of the first choice passed. */
function choosing(part: number, progress = 0, entered = 1) {
  const picture = createPicture()
  const live = { ...createHeroLive(), choosing: part, entered: new Float32Array(4).fill(entered) }
  sampleHero(progress, desktop, live, picture, createHand())
  return picture
}

const keyAt = (part: number) => peek(choosing(part), PHONE, FORM + 3)
const pieceOf = (column: number) => tokenOf(0, Number(basePattern[column]))
/** How dim a piece is. */
const dimOf = (part: number, column: number) => peek(choosing(part), pieceOf(column), FORM)

describe('the first choice, as the hero enters', () => {
  it('has the key run over all four columns without a jump, and come down on the one of the screenshot', () => {
    const columns = EVERY.map(keyAt)
    expect([columns[0], columns.at(-1)]).toEqual([chosen, chosen])
    expect(Math.min(...columns)).toBeCloseTo(0)
    expect(Math.max(...columns)).toBeCloseTo(COLUMNS.length - 1)
    for (const [i, column] of columns.entries())
      expect(Math.abs(column - (columns[i - 1] ?? chosen))).toBeLessThan(0.03)
    // It goes a little beyond its column, and rests on it.
    expect(Math.min(...columns.slice(600))).toBeLessThan(chosen - 0.05)
    expect(keyAwayAt(0.85)).toBeCloseTo(0)
  })

  it('goes on where the page is scrolled meanwhile: no piece turns at once', () => {
    // Past edge-on its back is drawn as its face, from LOOK + 3 on.
    const turnOf = (progress: number, column: number) =>
      [4, 5, 6, 7, LOOK + 3].map(i => peek(choosing(0.6, progress), pieceOf(column), PLACE + i))
    for (const column of COLUMNS) {
      let before = turnOf(0, column)
      for (let progress = 0.001; progress < 0.06; progress += 0.001) {
        const turn = turnOf(progress, column)
        const isOver = before[4] !== turn[4]
        const [one, other] = [before, turn].map(([x = 0, y = 0, z = 0, w = 0]) => ({ x, y, z, w }))
        // A turn and its opposite are the same.
        const same =
          one && other ? Math.abs(one.x * other.x + one.y * other.y + one.z * other.z + one.w * other.w) : 0
        if (!isOver) expect(same, `column ${column} at ${progress}`).toBeGreaterThan(0.99)
        before = turn
      }
    }
  })

  it('takes the light to the piece of the column under the key, wherever that is', () => {
    for (const part of EVERY.filter(p => p > 0.15 && p < 0.83)) {
      const key = Math.round(keyAt(part))
      if (Math.abs(keyAt(part) - key) > 0.2) continue
      for (const column of COLUMNS) {
        if (column === key) expect(dimOf(part, column)).toBeLessThan(0.1)
        else expect(dimOf(part, column)).toBeGreaterThan(0.2)
      }
      expect(peek(choosing(part), PHONE, LOOK + 3)).toBe(spottedAt(part))
    }
  })

  it('has each piece rise to it, and no piece behind the phone before it, not even out of the still picture', () => {
    for (const column of COLUMNS) {
      const up = EVERY.map(part => peek(choosing(part), pieceOf(column), PLACE + 2))
      expect(Math.max(...up)).toBeGreaterThan((up[0] ?? 0) + 40)
    }
    for (const entered of [0, 0.5, 1])
      for (const part of EVERY.filter((_, i) => i % 20 === 0))
        for (const shape of [0, 3])
          expect(peek(choosing(part, 0, entered), tokenOf(0, shape), PLACE + 2)).toBeLessThan(0)
  })

  it('has each piece as flat as it is printed until it comes out of the still picture', () => {
    const thick = (entered: number) =>
      [0, 1, 2, 3].map(shape => peek(choosing(0, 0, entered), tokenOf(0, shape), LOOK + 1))
    expect(thick(0)).toEqual([0, 0, 0, 0])
    for (const each of thick(1)) expect(each).toBeGreaterThan(0.1)
  })

  it('tosses the chosen piece alone, once, and it lands with the key', () => {
    const turns = new Set(EVERY.map(part => peek(choosing(part), pieceOf(chosen), LOOK + 3)))
    expect(turns).toEqual(new Set([0, 1]))
    for (const column of COLUMNS.filter(other => other !== chosen))
      expect(EVERY.every(part => peek(choosing(part), pieceOf(column), LOOK + 3) === 0)).toBe(true)
    // It comes to lie with its number.
    expect([0, 1].map(part => peek(choosing(part), pieceOf(chosen), FORM + 3))).toEqual([0, 1])
    const landed = EVERY.findLastIndex(part => coinAt(part) < 1)
    const down = EVERY.findLastIndex(part => Math.abs(keyAwayAt(part)) > 0.001)
    expect(Math.abs(landed - down)).toBeLessThan(60)
  })

  it.each([0.1, 0.2, 0.44])(
    'begins and ends with the picture at rest, wherever the page is until the phone leaves: %f',
    progress => {
      expect(choosing(0, progress).objects).toEqual(choosing(1, progress).objects)
      expect(keyAwayAt(1)).toBe(0)
      for (const column of COLUMNS) expect(passedAt(1, column, chosenAt(0))).toBe(0)
    },
  )

  it('passes before the choice is locked, and never goes back', () => {
    const parts = EVERY.map(progress => choosingPart(0.6, progress))
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(choosingPart(0.6, CHOICE_STOPS[2] ?? 0)).toBe(0.6)
    expect(choosingPart(0.6, CHOICE_STOPS[3] ?? 0)).toBeGreaterThan(0.75)
    for (const progress of [CHOICES_MADE, 0.44, 0.9])
      expect(choosing(0.6, progress)).toEqual(choosing(1, progress))
  })
})

it('the pieces come out of the still picture one after the other as the key passes, the circle last as it comes down', () => {
  const live = createHeroLive()
  const entrance = new Entrance(live)
  entrance.start()
  const first = COLUMNS.map(() => Number.NaN)
  const keys: number[] = []
  let lastsMs = 0
  for (now.timeMs = 1000; entrance.step() && lastsMs < 5000; now.timeMs += 10) {
    lastsMs = now.timeMs - 1000
    keys.push(chosenAt(0) + keyAwayAt(live.choosing))
    for (const column of COLUMNS)
      if (live.entered[Number(basePattern[column])] !== 0 && Number.isNaN(first[column]))
        first[column] = lastsMs
    if (live.choosing === 1) break
  }
  expect(lastsMs).toBeLessThanOrEqual(2300)
  const order = COLUMNS.toSorted((a, b) => (first[a] ?? 0) - (first[b] ?? 0))
  expect(order).toEqual([...COLUMNS.filter(column => column !== chosen), chosen])
  const down = 10 * keys.findLastIndex(key => Math.abs(key - chosen) > 0.5)
  // It is on its way as the key comes over its column.
  expect(down - (first[chosen] ?? 0)).toBeGreaterThan(100)
  expect(down - (first[chosen] ?? 0)).toBeLessThan(500)
  expect([...live.entered]).toEqual([1, 1, 1, 1])
  now.timeMs = 0
})
