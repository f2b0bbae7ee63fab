import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createHand } from '../../../src/timeline/hand.ts'
import { sampleHero } from '../../../src/timeline/hero.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { GROWS, HANGS, HERO_STILL, LOW, MAKES_WAY_PX } from '../../../src/timeline/hero-poses.ts'
import { createPicture } from '../../../src/timeline/picture.ts'
import { layoutOf, seen } from './story.ts'

const desktop = layoutOf('desktop')

it('has the still picture where the pieces of the scene are seen until the first choice', () => {
  const drawn = createPicture()
  sampleHero(0, desktop, { ...createHeroLive(), choosing: 0 }, drawn, createHand())
  for (const [object, { x, y, size }] of HERO_STILL.landscape.tokens.entries()) {
    const thing = seen(drawn, object, desktop)
    expect([thing.x, thing.y, thing.size]).toEqual(
      [x * desktop.widthPx, y, size].map(value => expect.closeTo(value, 4)),
    )
  }
})

it('the still picture makes way on small phones, and hangs on the foot of tall windows, as the scene does', () => {
  const css = readFileSync('src/landing/hero/still.module.css', 'utf8')
  expect(css).toContain(`${MAKES_WAY_PX} * (1px - var(--u))`)
  expect(css).toContain('max(var(--way), var(--hang))')
  expect(css).toContain(`clamp(0px, 50svh - ${HANGS.half} * var(--u), ${HANGS.most} * var(--u))`)
})

it('the still phone is as large on small and on low windows as the scene’s', () => {
  const css = readFileSync('src/landing/hero/still.module.css', 'utf8')
  expect(css).toContain(`max(${GROWS.leastPx}px, var(--s) * var(--u))`)
  expect(css).toContain(`calc(${GROWS.down} * (var(--h) - var(--s) * var(--u)))`)
  expect(css).toContain(`@media (min-width: ${GROWS.up.fromPx}px) and (max-width: 699px)`)
  expect(css).toContain(`calc(-${GROWS.up.by} * (var(--h) - var(--s) * var(--u)))`)
  const { x, y, size } = LOW.phone
  expect(css).toContain(`--s: calc(${LOW.near} * var(--ws))`)
  expect(css.replaceAll(/\s+/g, ' ')).toContain(`--x: ${(100 * x).toFixed(1)}cqw; --y: ${-y}; --s: ${size};`)
})
