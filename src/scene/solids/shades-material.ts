import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import fragmentShader from '../../../shaders/shades.frag'
import vertexShader from '../../../shaders/shades.vert'
import { OVER } from '../painting.ts'

export const ShadesMaterial = shaderMaterial({}, vertexShader, fragmentShader, material =>
  material?.setValues({ ...OVER, depthTest: true }),
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    shadesMaterial: ThreeElement<typeof ShadesMaterial>
  }
}

export type ShadesMaterial = InstanceType<typeof ShadesMaterial>
