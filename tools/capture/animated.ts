import sharp from 'sharp'
import type { FilmFile } from './film-file.ts'
import type { CaptureOptions } from './options.ts'

/** WebP's quality for each of a film's. */
const QUALITY = 60
const EFFORT = 5

/** Begins a picture that moves, of the WebP kind: what is shown on makes the last frame longer. */
export function animate({ fps }: CaptureOptions): FilmFile {
  const pictures: Buffer[] = []
  const delays: number[] = []
  let endMs = 0
  let frames = 0
  return {
    async add(png) {
      frames += 1
      const untilMs = Math.round((frames * 1000) / fps)
      if (png) {
        pictures.push(Buffer.from(png))
        delays.push(0)
      }
      delays.push((delays.pop() ?? 0) + untilMs - endMs)
      endMs = untilMs
    },
    finish: () =>
      sharp(pictures, { join: { animated: true } })
        .webp({ quality: QUALITY, effort: EFFORT, delay: delays, loop: 0 })
        .toBuffer(),
  }
}
