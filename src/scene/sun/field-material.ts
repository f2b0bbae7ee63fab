import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import { Color, Vector4 } from 'three'
import fragmentShader from '../../../shaders/field.frag'
import vertexShader from '../../../shaders/field.vert'
import { setOverlay } from '../painting.ts'

export const FieldMaterial = shaderMaterial(
  {
    /** Centre x, y, radius, width of the rim. */
    uSun: new Vector4(),
    uMarigold: new Color(),
  },
  vertexShader,
  fragmentShader,
  material => material && setOverlay(material),
)
declare module '@react-three/fiber' {
  interface ThreeElements {
    fieldMaterial: ThreeElement<typeof FieldMaterial>
  }
}

export type FieldMaterial = InstanceType<typeof FieldMaterial>
