import { expect, it } from 'vitest'
import { ECHO, mostEcho, putEcho } from '../../../src/timeline/echo.ts'
import { createHand } from '../../../src/timeline/hand.ts'
import { sampleHero } from '../../../src/timeline/hero.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { PASSAGES } from '../../../src/timeline/passages.ts'
import { createPicture } from '../../../src/timeline/picture.ts'
import { layoutOf, pictureAt } from './story.ts'

const SIZE = 200
const echoes = new Float32Array(4 * ECHO)

/** Radius and strength of the wave of a piece that has turned so far. */
function waveAt(degrees: number): readonly [radius: number, strength: number] {
  putEcho(echoes, 2, degrees, SIZE, layoutOf('desktop'))
  return [echoes[2 * ECHO] ?? 0, echoes[2 * ECHO + 1] ?? 0]
}

it('a wave sets out at the edge of its piece, goes on with the turn, and is gone as the other face shows', () => {
  const waves = Array.from({ length: 181 }, (_, degrees) => waveAt(degrees))
  expect(waves[0]).toEqual([SIZE / 2, 0])
  for (let i = 1; i < 180; i++) expect(waves[i]?.[0]).toBeGreaterThan(waves[i - 1]?.[0] ?? 0)
  expect(waves[90]?.[1]).toBe(1)
  expect(waves[179]?.[1]).toBeLessThan(0.03)
  for (const degrees of [180, 360, -180, 540]) expect(waveAt(degrees)[1]).toBe(0)
  // Each half turn has one, whichever way it goes.
  for (const degrees of [270, -90, 450]) expect(waveAt(degrees)).toEqual(waveAt(90))
})

it('the hero has the wave of the piece that its scroll turns over, and none where it stands', () => {
  const layout = layoutOf('desktop')
  const stops = [0, ...PASSAGES.hero.slice(0, 4).map(([, , stop]) => stop)]
  for (const stop of stops) expect(mostEcho(pictureAt('hero', stop, layout).ground.echoes)).toBeCloseTo(0)
  const between = Array.from({ length: 80 }, (_, i) => pictureAt('hero', i / 200, layout).ground)
  expect(Math.max(...between.map(({ echoes }) => mostEcho(echoes)))).toBeGreaterThan(0.9)
  // One at a time: what turns on to its front makes none.
  for (const ground of between)
    expect([0, 1, 2, 3].filter(shape => (ground.echoes[shape * ECHO + 1] ?? 0) > 0.01).length).toBeLessThan(2)
})

it('a hand that turns a piece has its wave, and the lines reach farther for it', () => {
  const layout = layoutOf('desktop')
  const hand = createHand()
  const ground = (degrees: number) => {
    hand.turned[3] = degrees
    const picture = createPicture()
    sampleHero(0, layout, createHeroLive(), picture, hand)
    return picture.ground
  }
  expect(ground(90).echoes[3 * ECHO + 1]).toBe(1)
  expect(ground(90).contourReach).toBeGreaterThan(1.5 * ground(0).contourReach)
  expect(ground(180).contourReach).toBe(ground(0).contourReach)
})
