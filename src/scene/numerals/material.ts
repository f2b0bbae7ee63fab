import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import fragmentShader from '../../../shaders/numerals.frag'
import vertexShader from '../../../shaders/numerals.vert'
import { setOverlay } from '../painting.ts'

export const NumeralsMaterial = shaderMaterial(
  {
    /** Which are drawn: below 0 those behind the phone, above 0 the others, 0 all. */
    uSide: 0,
    /** First token of their row. */
    uRow: 0,
  },
  vertexShader,
  fragmentShader,
  material => material && setOverlay(material),
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    numeralsMaterial: ThreeElement<typeof NumeralsMaterial>
  }
}

export type NumeralsMaterial = InstanceType<typeof NumeralsMaterial>
