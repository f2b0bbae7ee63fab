import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ChapterId } from '../../src/timeline/tour.ts'
import { serveFilmSite } from '../../tools/capture/film-site.ts'
import { readOptions } from '../../tools/capture/options.ts'
import { take } from '../../tools/capture/take.ts'
import type { SiteServer } from '../../tools/serve.ts'
import { likeness, playFilm } from '../pixels/player.ts'
import { startProgram } from '../support/clone.ts'
import { goTo, landingTests } from '../support/landing.ts'

vi.setConfig({ hookTimeout: 300_000 })

const landing = landingTests({ draws: true })
const { signal } = new AbortController()
let server: SiteServer
let folder: string
const lines: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'capture-'))
  vi.spyOn(console, 'log').mockImplementation(line => void lines.push(String(line)))
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  server = await serveFilmSite(true, signal)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const path = (name: string) => join(folder, name)

/** Captures what the options ask for. Returns the lines that it has printed. */
async function capture(options: string): Promise<readonly string[]> {
  lines.length = 0
  await take(server.url, readOptions(options.split(' ')), { signal })
  return [...lines]
}

const secondsOf = (text: string): number => {
  const [minutes = 0, seconds = 0] = text.split(':').map(Number)
  return 60 * minutes + seconds
}

const taken = new Map<ChapterId, Buffer>()

/** The page itself, at the last stop that the tour has in a chapter. */
async function pictureOfPage(chapter: ChapterId): Promise<Buffer> {
  const before = taken.get(chapter)
  if (before) return before
  const page = await landing.open({ width: 1280, height: 720 })
  const px = await page.evaluate(
    of => window.film?.stops().findLast(({ chapter: each }) => each === of)?.px ?? 0,
    chapter,
  )
  await goTo(page, px)
  const picture = Buffer.from(await page.screenshot())
  await page.close()
  taken.set(chapter, picture)
  return picture
}

describe('a film', () => {
  const SMALL = '--size 320x180 --fps 2 --quality high --from representation --to sessions'

  it('has the same bytes each time, plays for the stated length and shows the page as it is', async () => {
    const chapters = new Map(
      (await capture('--list')).map(line => {
        const [id = '', from = '', , until = ''] = line.split(/ +/)
        return [id, { fromS: secondsOf(from), untilS: secondsOf(until) }] as const
      }),
    )
    expect([...chapters.keys()]).toEqual([
      ...['hero', 'legend', 'base-pattern', 'sessions', 'data-sheet', 'odd-even', 'footer'],
    ])
    const [said] = await capture(`${SMALL} --out ${path('x.mp4')}`)
    await capture(`${SMALL} --out ${path('y.mp4')}`)
    for (const ending of ['mp4', 'vtt', 'png'])
      expect(readFileSync(path(`x.${ending}`)).equals(readFileSync(path(`y.${ending}`))), ending).toBe(true)
    // Nothing is left of what has been written on the way.
    expect(
      readdirSync(folder)
        .filter(name => name.startsWith('x'))
        .sort(),
    ).toEqual([...['x.mp4', 'x.png', 'x.vtt']])

    const startS = chapters.get('legend')?.fromS ?? 0
    const lengthS = (chapters.get('sessions')?.untilS ?? 0) - startS
    expect(secondsOf(/: ([\d:.]+) of film/.exec(said ?? '')?.[1] ?? '')).toBeCloseTo(lengthS, 0)
    const shown = ['legend', 'base-pattern', 'sessions'] as const
    const times = shown.map(id => (chapters.get(id)?.untilS ?? 0) - startS - 0.85)
    const played = await playFilm(landing.browser, path('x.mp4'), times)
    expect({ width: played.width, height: played.height }).toEqual({ width: 320, height: 180 })
    expect(Math.abs(played.seconds - lengthS)).toBeLessThan(0.3)
    expect(played.endedAtS).toBeCloseTo(played.seconds, 1)
    for (const [i, id] of shown.entries()) {
      const page = await pictureOfPage(id)
      const other = played.pictures[(i + 1) % shown.length]
      const picture = played.pictures[i]
      if (!picture || !other) throw new Error('a picture is missing')
      expect(await likeness(picture, page, played), id).toBeGreaterThan(25)
      expect(await likeness(other, page, played), `${id}, not another`).toBeLessThan(20)
    }
  })

  it('of the web kind plays in the browser too, in the shape that was asked for', async () => {
    await capture(`--for square --scale 1.5 --fps 2 --chapter footer --quality low --out ${path('z.webm')}`)
    const played = await playFilm(landing.browser, path('z.webm'), [])
    expect(played).toMatchObject({ width: 1080, height: 1080 })
  })

  it('that the browser cannot encode is refused before anything is drawn, in one line', async () => {
    await expect(capture(`--size 9000x9000 --out ${path('big.mp4')}`)).rejects.toThrow(
      /^this browser encodes no h264 of 9000x9000 with 30 frames a second: try a \.webm, or less$/,
    )
  })
})

describe('stills', () => {
  it('are the page to the last pixel, one a chapter', async () => {
    await capture(`--size 1280x720 --out ${path('s.png')}`)
    for (const chapter of ['hero', 'legend', 'footer'] as const) {
      const still = readFileSync(path(`s-${chapter}.png`))
      const likenessDb = await likeness(still, await pictureOfPage(chapter), { width: 1280, height: 720 })
      expect(likenessDb, chapter).toBe(Number.POSITIVE_INFINITY)
    }
  })

  it('have the size of what they are for', async () => {
    await capture(`--for story --chapter legend --theme dark --out ${path('story.webp')}`)
    expect(await sharp(path('story.webp')).metadata()).toMatchObject({ width: 1080, height: 1920 })
  })

  it('move where that is asked for', async () => {
    await capture(`--size 320x180 --fps 2 --chapter odd-even --animated --out ${path('a.webp')}`)
    const { pages, delay } = await sharp(path('a.webp')).metadata()
    expect(pages).toBeGreaterThan(3)
    expect(Math.max(...(delay ?? []))).toBeGreaterThan(500)
  })
})

describe('a film that is given up', () => {
  it('leaves no half file', async () => {
    const program = startProgram('.', ['tools/capture.mjs', '--size', '320x180', '--out', path('half.mp4')])
    await program.printed(/\d+\/\d+ .* left/)
    expect(await program.end('SIGINT')).toBe(0)
    expect(readdirSync(folder).filter(name => name.startsWith('half'))).toEqual([])
  })
})
