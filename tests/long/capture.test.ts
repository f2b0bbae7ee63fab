import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { playFilm } from '../pixels/player.ts'
import { captureTests } from '../support/capture.ts'
import { startProgram } from '../support/clone.ts'
import { landingTests } from '../support/landing.ts'

const landing = landingTests({ draws: true })
const { path, count, capture } = captureTests(landing)

describe('a film', () => {
  it('of the web kind plays in the browser too, in the shape that was asked for', async () => {
    await capture(`--for square --fps 2 --chapter footer --out ${path('z.webm')}`)
    const played = await playFilm(landing.browser, path('z.webm'), [])
    expect(played).toMatchObject({ width: 1080, height: 1080 })
  })

  it('that is given up leaves no half file', async () => {
    const program = startProgram(
      '.',
      `tools/run.mjs capture --size 320x180 --out ${path('half.mp4')}`.split(' '),
    )
    await program.printed(/\d+\/\d+ .* left/)
    expect(await program.end('SIGINT')).toBe(0)
    expect(count('half')).toBe(0)
  })
})

describe('stills', () => {
  it('have the size of what they are for, and move where that is asked for', async () => {
    await capture(`--for story --chapter legend --out ${path('story.webp')}`)
    expect(await sharp(path('story.webp')).metadata()).toMatchObject({ width: 1080, height: 1920 })
    await capture(`--size 320x180 --fps 2 --chapter odd-even --animated --out ${path('a.webp')}`)
    const { pages, delay } = await sharp(path('a.webp')).metadata()
    expect(pages).toBeGreaterThan(3)
    expect(Math.max(...(delay ?? []))).toBeGreaterThan(500)
  })
})
