/** What an encoder has written, as it travels to the program that writes the file. */
export interface EncodedPicture {
  readonly data: string
  readonly isKey: boolean
  readonly timestampUs: number
  readonly durationUs: number
  /** What players need to know, with the first picture; its description in base64. */
  readonly config?: Omit<VideoDecoderConfig, 'description'> & { readonly description?: string }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), char => char.charCodeAt(0))

const bytesIn = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)

/** Arguments of a call are limited in number: so many bytes at a time. */
const PART = 0x8000

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += PART) text += String.fromCharCode(...bytes.subarray(i, i + PART))
  return btoa(text)
}

/** Encodes pictures with the browser's own codecs. */
export class FilmEncoder {
  private readonly encoder: VideoEncoder
  private readonly written: EncodedPicture[] = []
  private picture: ImageBitmap | undefined
  private fault: DOMException | undefined

  constructor(config: VideoEncoderConfig) {
    this.encoder = new VideoEncoder({
      output: (chunk, metadata) => this.written.push(encoded(chunk, metadata?.decoderConfig)),
      error: error => (this.fault = error),
    })
    this.encoder.configure(config)
  }

  /**
   * Encodes a picture; without one the last is shown on.
   * @param png the picture in base64
   */
  async add(
    png: string | null,
    { timestampUs, durationUs, isKey }: Pick<EncodedPicture, 'timestampUs' | 'durationUs' | 'isKey'>,
  ): Promise<EncodedPicture[]> {
    if (png !== null) this.picture = await createImageBitmap(new Blob([bytesOf(png)], { type: 'image/png' }))
    if (!this.picture) throw new Error('a film begins with a picture')
    const frame = new VideoFrame(this.picture, { timestamp: timestampUs, duration: durationUs })
    this.encoder.encode(frame, { keyFrame: isKey })
    frame.close()
    return this.drain()
  }

  /** Ends the film; returns what was still in the encoder. */
  async finish(): Promise<EncodedPicture[]> {
    await this.encoder.flush()
    const rest = this.drain()
    this.encoder.close()
    return rest
  }

  private drain(): EncodedPicture[] {
    if (this.fault) throw this.fault
    return this.written.splice(0)
  }
}

function encoded(chunk: EncodedVideoChunk, config: VideoDecoderConfig | undefined): EncodedPicture {
  const bytes = new Uint8Array(chunk.byteLength)
  chunk.copyTo(bytes)
  const { description } = config ?? {}
  return {
    data: base64Of(bytes),
    isKey: chunk.type === 'key',
    timestampUs: chunk.timestamp,
    durationUs: chunk.duration ?? 0,
    ...(config && { config: { ...config, description: description && base64Of(bytesIn(description)) } }),
  } as EncodedPicture
}
