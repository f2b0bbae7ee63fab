import type { Page } from 'puppeteer'
import sharp from 'sharp'
import { besides, writeWhole } from './files.ts'
import { animate, beginFilm } from './film-file.ts'
import type { CaptureOptions } from './options.ts'
import { captionsOf, type PlannedChapter, timeText } from './plan.ts'
import type { Studio } from './studio.ts'

interface Shooting {
  readonly studio: Studio
  readonly chapters: readonly PlannedChapter[]
  readonly options: CaptureOptions
  readonly signal: AbortSignal
}

/** Says how far a film is at every tenth of it, with the time left. */
function showProgress(done: number, frames: number, startMs: number): void {
  const tenth = Math.floor((10 * done) / frames)
  if (tenth === Math.floor((10 * (done - 1)) / frames)) return
  const leftMs = ((performance.now() - startMs) / done) * (frames - done)
  console.log(`${tenth * 10} %  ${done}/${frames}  ${timeText(leftMs).slice(0, -2)} left`)
}

/**
 * Films chapters frame by frame; writes the film, its texts as captions and a poster beside it.
 * @param desk the page that encodes
 */
export async function shoot(desk: Page, { studio, chapters, options, signal }: Shooting): Promise<void> {
  const { fps, out, isAnimated } = options
  const fromMs = chapters[0]?.fromMs ?? 0
  const untilMs = chapters.at(-1)?.untilMs ?? 0
  const frames = Math.round(((untilMs - fromMs) / 1000) * fps)
  const startMs = performance.now()
  const film = isAnimated ? animate(options) : await beginFilm(desk, options)
  // The hero is filmed from its entrance on; what a jump sets off is over before the film begins.
  if (fromMs > 0) await studio.settle(fromMs)
  let poster: Uint8Array | undefined
  // One picture is encoded while the page draws the next.
  let encoding = Promise.resolve()
  for (let i = 0; i < frames; i++) {
    signal.throwIfAborted()
    const filmMs = (i * 1000) / fps
    const isNew = (await studio.show(fromMs + filmMs, 1000 / fps)) || i === 0
    const picture = isNew ? await studio.picture() : null
    // The hero's entrance is over after 2 s.
    if (picture && filmMs <= 2000) poster = picture
    await encoding
    encoding = film.add(picture)
    // It is awaited above or below; until then a fault is nobody's.
    encoding.catch(() => undefined)
    showProgress(i + 1, frames, startMs)
  }
  await encoding
  writeWhole(out, await film.finish())
  if (!isAnimated) writeWhole(besides(out, '.vtt'), captionsOf(studio.stops, fromMs, untilMs))
  if (poster) writeWhole(besides(out, '.png'), poster)
  console.log(`${out}: ${timeText(untilMs - fromMs)} of film in ${timeText(performance.now() - startMs)}`)
}

/** Takes a still of the end of each chapter, when all of it has come; one chapter has the name that was asked for. */
export async function shootStills({ studio, chapters, options }: Omit<Shooting, 'signal'>): Promise<void> {
  const { out, format } = options
  for (const { id, untilMs } of chapters) {
    await studio.settle(untilMs - 1)
    const png = sharp(await studio.picture())
    const file = chapters.length === 1 ? out : besides(out, `-${id}.${format}`)
    const still = format === 'webp' ? png.webp({ quality: 90, smartSubsample: true }) : png.png()
    writeWhole(file, await still.toBuffer())
    console.log(file)
  }
}
