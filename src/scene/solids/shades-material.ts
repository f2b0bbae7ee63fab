import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import fragmentShader from '../../../shaders/shades.frag'
import vertexShader from '../../../shaders/shades.vert'
import { OVERLAY } from '../painting.ts'

export const ShadesMaterial = shaderMaterial({}, vertexShader, fragmentShader, material =>
  material?.setValues({ ...OVERLAY, depthTest: true }),
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    shadesMaterial: ThreeElement<typeof ShadesMaterial>
  }
}

export type ShadesMaterial = InstanceType<typeof ShadesMaterial>
