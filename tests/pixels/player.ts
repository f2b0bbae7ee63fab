import { readFileSync } from 'node:fs'
import type { Browser } from 'puppeteer'
import sharp from 'sharp'

export interface Played {
  readonly seconds: number
  readonly width: number
  readonly height: number
  /** Where the film was at its end, s, having been played through. */
  readonly endedAtS: number
  /** Pictures at the times that were asked for, PNG. */
  readonly pictures: readonly Buffer[]
}

/** Plays a film in the browser, as its visitors would, and takes the pictures at some of its times, s. */
export async function playFilm(
  browser: Pick<Browser, 'newPage'>,
  file: string,
  timesS: readonly number[],
): Promise<Played> {
  const page = await browser.newPage()
  // Behind another one a page shows no film.
  await page.bringToFront()
  try {
    const type = file.endsWith('webm') ? 'video/webm' : 'video/mp4'
    const { pictures, ...rest } = await page.evaluate(
      async (base64, mime, times) => {
        const video = document.createElement('video')
        video.muted = true
        const bytes = Uint8Array.from(atob(base64), char => char.charCodeAt(0))
        const happens = (name: string) =>
          new Promise<void>((resolve, reject) => {
            video.addEventListener(name, () => resolve(), { once: true })
            video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true })
          })
        const loaded = happens('loadeddata')
        video.src = URL.createObjectURL(new Blob([bytes], { type: mime }))
        await loaded
        const { duration, videoWidth, videoHeight } = video
        const canvas = new OffscreenCanvas(videoWidth, videoHeight)
        const found: string[] = []
        for (const time of times) {
          const sought = happens('seeked')
          video.currentTime = time
          await sought
          canvas.getContext('2d')?.drawImage(video, 0, 0)
          const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
          let text = ''
          for (const byte of png) text += String.fromCharCode(byte)
          found.push(btoa(text))
        }
        const ended = happens('ended')
        video.currentTime = 0
        video.playbackRate = 8
        await video.play()
        await ended
        const { currentTime } = video
        return {
          seconds: duration,
          width: videoWidth,
          height: videoHeight,
          endedAtS: currentTime,
          pictures: found,
        }
      },
      readFileSync(file).toString('base64'),
      type,
      timesS,
    )
    return { ...rest, pictures: pictures.map(each => Buffer.from(each, 'base64')) }
  } finally {
    await page.close()
  }
}

/** Pixels of a picture made to a size, three numbers each. */
const pixelsOf = (picture: Uint8Array, width: number, height: number): Promise<Buffer> =>
  sharp(picture).resize(width, height).removeAlpha().raw().toBuffer()

/** Returns how alike two pictures are at a size, dB: codecs that people call good keep 35; without a limit where they are the same. */
export async function likeness(
  one: Uint8Array,
  other: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(each => pixelsOf(each, width, height)))
  if (!a || !b || a.length !== b.length) throw new Error('pictures of different sizes')
  let sum = 0
  for (const [i, value] of a.entries()) sum += (value - (b[i] ?? 0)) ** 2
  return sum === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10(255 ** 2 / (sum / a.length))
}
