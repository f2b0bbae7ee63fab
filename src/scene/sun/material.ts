import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import { Color, Vector2, Vector4 } from 'three'
import fragmentShader from '../../../shaders/sun.frag'
import vertexShader from '../../../shaders/sun.vert'
import { setOverlay } from '../painting.ts'

export const SunMaterial = shaderMaterial(
  {
    /** Centre x, y, radius, width of the rim. */
    uSun: new Vector4(),
    /** How much of the studs in its border shows, and how far they have turned to the right, radians. */
    uStuds: new Vector2(),
    uLine: new Color(),
    uMarigold: new Color(),
    uVermilion: new Color(),
  },
  vertexShader,
  fragmentShader,
  material => material && setOverlay(material),
)
declare module '@react-three/fiber' {
  interface ThreeElements {
    sunMaterial: ThreeElement<typeof SunMaterial>
  }
}

export type SunMaterial = InstanceType<typeof SunMaterial>
