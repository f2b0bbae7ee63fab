import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import { Color, NoBlending, Vector2, Vector4 } from 'three'
import fragmentShader from '../../../shaders/contour.frag'
import vertexShader from '../../../shaders/contour.vert'
import { OVERLAY } from '../painting.ts'

export const ContourMaterial = shaderMaterial(
  {
    /** Opacity, pitch, reach, smoothness of the union. */
    uContour: new Vector4(),
    /** Of each token: x, y, size, angle; a negative size is a ring's circle. */
    uToken: new Float32Array(16),
    /** Width of a line over half the slope of the field, px, and the least width of one, in pitches. */
    uLineWidth: new Vector2(),
    uLine: new Color(),
    uGround: new Color(),
  },
  vertexShader,
  fragmentShader,
  // The program mixes line and ground by itself.
  material => material?.setValues({ ...OVERLAY, blending: NoBlending }),
)
declare module '@react-three/fiber' {
  interface ThreeElements {
    contourMaterial: ThreeElement<typeof ContourMaterial>
  }
}

export type ContourMaterial = InstanceType<typeof ContourMaterial>
