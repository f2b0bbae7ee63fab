import { expect, it } from 'vitest'
import { readCounts } from '../../bench/probe.ts'
import { roundTrip } from '../../bench/trips.ts'
import { SMALL } from '../../support/landing.ts'
import { afterTrips, probedTests } from './probed.ts'

/** Sixteen contexts are the most that Chromium keeps: a page that leaks one a trip would lose its oldest then. */
const TRIPS = 6

const probed = probedTests(SMALL)

it(`keeps no context, program or geometry after ${TRIPS} trips to the docs and back`, async () => {
  const { first, last } = await afterTrips(probed.page, TRIPS)
  expect(first.contexts).toBe(1)
  expect(last.contexts).toBe(1)
  expect(last.programs).toBeLessThanOrEqual(first.programs)
  expect(last.buffers).toBeLessThanOrEqual(first.buffers)
}, 240_000)

it('frees the scene’s context on a page without a scene', async () => {
  await roundTrip(probed.page, async () => {
    expect((await readCounts(probed.page)).contexts).toBe(0)
  })
}, 60_000)
