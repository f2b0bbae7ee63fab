import type { Page } from 'puppeteer'
import { animate } from './animated.ts'
import { besides, writeWhole } from './files.ts'
import { beginFilm } from './film-file.ts'
import type { CaptureOptions } from './options.ts'
import { captionsOf, type PlannedChapter, timeText } from './plan.ts'
import { showProgress } from './progress.ts'
import { standStill } from './same-bytes.ts'
import type { Studio } from './studio.ts'

interface Shooting {
  readonly studio: Studio
  readonly chapters: readonly PlannedChapter[]
  readonly options: CaptureOptions
  readonly signal: AbortSignal
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
  const film = await standStill(async () => (isAnimated ? animate(options) : beginFilm(desk, options)))
  // The hero is filmed from its entrance on; what a jump sets off is over before the film begins.
  if (fromMs > 0) await studio.settle(fromMs)
  const progress = showProgress(frames)
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
    progress(i + 1)
  }
  await encoding
  writeWhole(out, await film.finish())
  if (!isAnimated) writeWhole(besides(out, '.vtt'), captionsOf(studio.stops, fromMs, untilMs))
  if (poster) writeWhole(besides(out, '.png'), poster)
  console.log(`${out}: ${timeText(untilMs - fromMs)} of film in ${timeText(performance.now() - startMs)}`)
}
