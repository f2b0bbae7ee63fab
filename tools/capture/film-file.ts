import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import type { Page } from 'puppeteer'
import type { EncodedPicture } from '../../src/tour/film/encoder.ts'
import { type CaptureOptions, type Codec, OptionError } from './options.ts'

/** Names of the codecs for the browser and for the file. */
const CODECS = {
  h264: { encoder: 'avc1.640033', file: 'avc' },
  vp9: { encoder: 'vp09.00.51.08', file: 'vp9' },
  av1: { encoder: 'av01.0.13M.08', file: 'av1' },
} as const satisfies Readonly<Record<Codec, { readonly encoder: string; readonly file: string }>>

/** What else to ask for where a codec cannot do it. */
const OTHER = { h264: 'a .webm', vp9: '--codec av1', av1: 'a .mp4' } as const satisfies Readonly<
  Record<Codec, string>
>

/** A whole picture every so many seconds: players seek to these. */
const KEY_EVERY_S = 2

const configOf = ({ codec, width, height, fps, bitsPerPixel }: CaptureOptions): VideoEncoderConfig => ({
  codec: CODECS[codec].encoder,
  width,
  height,
  framerate: fps,
  bitrate: Math.round(width * height * fps * bitsPerPixel),
  latencyMode: 'quality',
  hardwareAcceleration: 'prefer-software',
  ...(codec === 'h264' && { avc: { format: 'avc' } }),
})

const packetOf = ({ data, isKey, timestampUs, durationUs }: EncodedPicture): EncodedPacket =>
  new EncodedPacket(Buffer.from(data, 'base64'), isKey ? 'key' : 'delta', timestampUs / 1e6, durationUs / 1e6)

/** What the file needs to know of the codec, once. */
function metadataOf({ config }: EncodedPicture): EncodedVideoChunkMetadata | undefined {
  if (!config) return undefined
  const { description, ...rest } = config
  const decoderConfig = {
    ...rest,
    ...(description !== undefined && { description: Buffer.from(description, 'base64') }),
  }
  return { decoderConfig }
}

/** A film that is being written: pictures go in, the file's bytes come out at its end. */
export interface FilmFile {
  /** Adds a picture; null shows the last one on. */
  add(png: Uint8Array | null): Promise<void>
  finish(): Promise<Uint8Array>
}

/** Makes sure, before anything is drawn, that the browser of a page can encode a film. Throws an OptionError. */
export async function requireCodec(page: Page, options: CaptureOptions): Promise<void> {
  const { codec, fps, width, height } = options
  const isThere = await page.evaluate(
    async wanted => (await VideoEncoder.isConfigSupported(wanted)).supported,
    configOf(options),
  )
  if (!isThere)
    throw new OptionError(
      `this browser encodes no ${codec} of ${width}x${height} with ${fps} frames a second: try ${OTHER[codec]}, or less`,
    )
}

/**
 * Begins a film.
 * @param page a page of the site that is not filmed itself: its browser encodes
 */
export async function beginFilm(page: Page, options: CaptureOptions): Promise<FilmFile> {
  const { codec, format, fps } = options
  const config = configOf(options)
  const encoder = await page.evaluateHandle(wanted => {
    if (!window.film) throw new Error('the page has no port for films')
    return window.film.encoder(wanted)
  }, config)
  const target = new BufferTarget()
  const output = new Output({
    format: format === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  })
  const source = new EncodedVideoPacketSource(CODECS[codec].file)
  output.addVideoTrack(source, { frameRate: fps })
  await output.start()
  let frames = 0
  const write = async (pictures: readonly EncodedPicture[]) => {
    for (const picture of pictures) await source.add(packetOf(picture), metadataOf(picture))
  }
  return {
    async add(png) {
      const timestampUs = Math.round((frames * 1e6) / fps)
      const durationUs = Math.round(((frames + 1) * 1e6) / fps) - timestampUs
      const isKey = frames % Math.round(fps * KEY_EVERY_S) === 0
      frames += 1
      const pictures = await encoder.evaluate(
        (each, data, times) => each.add(data, times),
        png && Buffer.from(png).toString('base64'),
        { timestampUs, durationUs, isKey },
      )
      await write(pictures)
    },
    async finish() {
      await write(await encoder.evaluate(each => each.finish()))
      await output.finalize()
      if (!target.buffer) throw new Error('the film has no bytes')
      return new Uint8Array(target.buffer)
    },
  }
}
