import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { captureTests } from '../support/capture.ts'
import { ENTRIES, goTo, landingTests } from '../support/landing.ts'
import { likeness, playFilm } from './player.ts'

const landing = landingTests({ draws: true, documents: {} })
const { path, count, capture } = captureTests(landing)

it('a still is the page to the last pixel', async () => {
  await capture(`--size 1280x720 --chapter legend --out ${path('still.png')}`)
  const page = await landing.open({ width: 1280, height: 720, sheet: false })
  await page.evaluate(
    detail => void window.dispatchEvent(new CustomEvent('set-data-sheet', { detail })),
    ENTRIES,
  )
  const px = await page.evaluate(
    () => window.film?.stops().findLast(({ chapter }) => chapter === 'legend')?.px ?? 0,
  )
  await goTo(page, px)
  const picture = await page.screenshot()
  expect(await likeness(readFileSync(path('still.png')), picture, { width: 1280, height: 720 })).toBe(
    Number.POSITIVE_INFINITY,
  )
  await page.close()
})

it('a film plays in the browser, shows the page and has its texts as captions', async () => {
  await capture(`--size 320x180 --fps 2 --chapter legend --out ${path('film.mp4')}`)
  // Nothing is left of what has been written on the way.
  expect(count('film')).toBe(3)
  const played = await playFilm(landing.browser, path('film.mp4'), [1])
  expect([played.width, played.height]).toEqual([320, 180])
  expect(played.seconds).toBeGreaterThan(2)
  expect(played.endedAtS).toBeCloseTo(played.seconds, 1)
  const [picture] = played.pictures
  if (!picture) throw new Error('a picture is missing')
  expect(await likeness(picture, readFileSync(path('still.png')), played)).toBeGreaterThan(25)
  const [head, cue] = readFileSync(path('film.vtt'), 'utf8').split('\n\n')
  expect(head).toBe('WEBVTT')
  expect(cue).toMatch(/^00:00:00\.000 --> 00:00:\d\d\.\d{3}\nREPRESENTATION\n/)
})
