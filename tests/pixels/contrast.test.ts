import { expect, it } from 'vitest'
import { measureContrast } from '../page/access/contrast.ts'
import { goToPlace, type Place } from '../page/access/places.ts'
import { landingTests, SMALL } from '../support/landing.ts'

/** Where the page rests and the canvas draws something else behind the text. */
const RESTS: readonly Place[] = [
  { stage: 'hero', progress: 0 },
  ...[0.03, 0.31, 0.5, 0.95].map(progress => ({ stage: 'representation', progress })),
  ...[0.24, 0.62].map(progress => ({ stage: 'sessions', progress })),
  // Another column at each pattern.
  ...[0.005, 0.2975, 0.505, 0.9].map(progress => ({ stage: 'data-sheet', progress })),
  ...[0.3, 0.93].map(progress => ({ stage: 'odd-even', progress })),
  { stage: 'footer', progress: 1 },
]
/** A frame of the tier that has a lit table and paper takes seconds in software. */
const FEW: readonly Place[] = [
  { stage: 'hero', progress: 0 },
  { stage: 'representation', progress: 0.95 },
  { stage: 'sessions', progress: 0.5 },
  { stage: 'odd-even', progress: 0.4 },
]

const VIEWS = [
  { name: 'a desktop', width: 1440, height: 900, places: RESTS },
  { name: 'a phone', width: 390, height: 844, reducedMotion: true, places: RESTS },
  { name: 'a small window in full', ...SMALL, path: '?quality=full', reducedMotion: true, places: FEW },
]

const landing = landingTests({ draws: true })

it.each(VIEWS)('text over the canvas can be told from its ground on $name', async ({ places, ...view }) => {
  const { name: _, ...options } = view
  const page = await landing.open(options)
  const found: string[] = []
  for (const place of places) {
    await goToPlace(page, place)
    const at = `${place.stage} ${place.progress}`
    const { lines, faults } = await measureContrast(page)
    if (lines === 0) found.push(`${at}: no text`)
    found.push(...faults.map(fault => `${at}: ${fault}`))
  }
  expect(found).toEqual([])
  await page.close()
})
