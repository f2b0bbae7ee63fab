import { LinearMipmapNearestFilter, type Texture, TextureLoader } from 'three'

/** A picture as a texture with mipmaps; null where it cannot be loaded: the phone's screen stays dark. */
export async function loadScreen(url: string): Promise<Texture | null> {
  try {
    const texture = await new TextureLoader().loadAsync(url)
    // The phone is drawn at about its own size: one level of the picture is enough.
    texture.minFilter = LinearMipmapNearestFilter
    return texture
  } catch {
    return null
  }
}
