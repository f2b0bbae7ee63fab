import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import type { Page } from 'puppeteer'
import sharp from 'sharp'
import type { EncodedPicture } from '../../src/tour/film/encoder.ts'
import type { CaptureOptions } from './options.ts'

/** Names of each kind's codec for the browser and for the file. */
const CODECS = {
  mp4: { encoder: 'avc1.640033', file: 'avc' },
  webm: { encoder: 'vp09.00.51.08', file: 'vp9' },
} as const

/** A whole picture every so many seconds: players seek to these. */
const KEY_EVERY_S = 2
const BITS_PER_PIXEL = 0.15

const kindOf = ({ format }: CaptureOptions) => (format === 'webm' ? 'webm' : 'mp4')

const configOf = (options: CaptureOptions): VideoEncoderConfig => {
  const { width, height, fps } = options
  return {
    codec: CODECS[kindOf(options)].encoder,
    width,
    height,
    framerate: fps,
    bitrate: Math.round(width * height * fps * BITS_PER_PIXEL),
    latencyMode: 'quality',
    hardwareAcceleration: 'prefer-software',
    ...(kindOf(options) === 'mp4' && { avc: { format: 'avc' } }),
  }
}

const packetOf = ({ data, isKey, timestampUs, durationUs }: EncodedPicture): EncodedPacket =>
  new EncodedPacket(Buffer.from(data, 'base64'), isKey ? 'key' : 'delta', timestampUs / 1e6, durationUs / 1e6)

/** What the file needs to know of the codec, once. */
function metadataOf({ config }: EncodedPicture): EncodedVideoChunkMetadata | undefined {
  if (!config) return undefined
  const { description, ...rest } = config
  const bytes = description !== undefined && { description: Buffer.from(description, 'base64') }
  return { decoderConfig: { ...rest, ...bytes } }
}

/** A film that is being written: pictures go in, the file's bytes come out at its end. */
type FilmFile = Awaited<ReturnType<typeof beginFilm>>

/**
 * Begins a film.
 * @param page a page of the site that is not filmed itself: its browser encodes
 */
export async function beginFilm(page: Page, options: CaptureOptions) {
  const { fps } = options
  const encoder = await page.evaluateHandle(wanted => {
    if (!window.film) throw new Error('the page has no port for films')
    return window.film.encoder(wanted)
  }, configOf(options))
  const target = new BufferTarget()
  const kind = kindOf(options)
  const source = new EncodedVideoPacketSource(CODECS[kind].file)
  const output = new Output({
    format: kind === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  })
  output.addVideoTrack(source, { frameRate: fps })
  await output.start()
  let frames = 0
  const write = async (pictures: readonly EncodedPicture[]) => {
    for (const picture of pictures) await source.add(packetOf(picture), metadataOf(picture))
  }
  return {
    /** Adds a picture; null shows the last one on. */
    async add(png: Uint8Array | null) {
      const timestampUs = Math.round((frames * 1e6) / fps)
      const durationUs = Math.round(((frames + 1) * 1e6) / fps) - timestampUs
      const isKey = frames % Math.round(fps * KEY_EVERY_S) === 0
      frames += 1
      await write(
        await encoder.evaluate(
          (each, data, times) => each.add(data, times),
          png && Buffer.from(png).toString('base64'),
          { timestampUs, durationUs, isKey },
        ),
      )
    },
    async finish(): Promise<Uint8Array> {
      await write(await encoder.evaluate(each => each.finish()))
      await output.finalize()
      if (!target.buffer) throw new Error('the film has no bytes')
      return new Uint8Array(target.buffer)
    },
  }
}

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
        .webp({ quality: 60, effort: 5, delay: delays, loop: 0 })
        .toBuffer(),
  }
}
