import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import fragmentShader from '../../../shaders/pieces.frag'
import vertexShader from '../../../shaders/pieces.vert'
import { setOverlay } from '../painting.ts'

export const PiecesMaterial = shaderMaterial(
  {
    /** Place in painter's order of the first instance of the draw. */
    uFirst: 0,
  },
  vertexShader,
  fragmentShader,
  material => material && setOverlay(material),
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    piecesMaterial: ThreeElement<typeof PiecesMaterial>
  }
}

export type PiecesMaterial = InstanceType<typeof PiecesMaterial>
