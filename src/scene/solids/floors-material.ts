import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import fragmentShader from '../../../shaders/floors.frag'
import vertexShader from '../../../shaders/floors.vert'
import { OVER } from '../painting.ts'

export const FloorsMaterial = shaderMaterial({}, vertexShader, fragmentShader, material =>
  material?.setValues({ ...OVER, depthTest: true, depthWrite: true }),
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    floorsMaterial: ThreeElement<typeof FloorsMaterial>
  }
}

export type FloorsMaterial = InstanceType<typeof FloorsMaterial>
