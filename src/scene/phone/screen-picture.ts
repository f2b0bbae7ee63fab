import { LinearMipmapNearestFilter, Texture } from 'three'

/** Ready for the GPU as it is; decoded beside the page, where an image element's is decoded while a frame waits. */
const AS_IS: ImageBitmapOptions = {
  imageOrientation: 'flipY',
  premultiplyAlpha: 'none',
  colorSpaceConversion: 'none',
}

/** The phone's screen, and what changes on it as its session goes on. */
export interface ScreenPictures {
  readonly screen: Texture | null
  readonly clock: Texture | null
}

/** Returns the game's screenshot and the picture of its clock in the same size; without that the session stands still. */
export async function loadScreen(url: string): Promise<ScreenPictures> {
  const [screen, clock] = await Promise.all([
    loadPicture(url),
    loadPicture(url.replace(/phone-(\d+)\.\w+$/, 'clock-$1.webp')),
  ])
  return { screen, clock }
}

/** A picture as a texture with mipmaps; null where it cannot be loaded: the phone's screen stays dark. */
async function loadPicture(url: string): Promise<Texture | null> {
  try {
    const response = await fetch(url)
    if (!response.ok) return null
    const texture = new Texture(await createImageBitmap(await response.blob(), AS_IS))
    texture.flipY = false
    // The phone is drawn at about its own size: one level of the picture is enough.
    texture.minFilter = LinearMipmapNearestFilter
    texture.needsUpdate = true
    return texture
  } catch {
    return null
  }
}
