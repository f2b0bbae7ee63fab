import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import fragmentShader from '../../../shaders/floors.frag'
import vertexShader from '../../../shaders/floors.vert'
import { OVERLAY } from '../painting.ts'

export const FloorsMaterial = shaderMaterial({}, vertexShader, fragmentShader, material =>
  material?.setValues({ ...OVERLAY, depthTest: true, depthWrite: true }),
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    floorsMaterial: ThreeElement<typeof FloorsMaterial>
  }
}

export type FloorsMaterial = InstanceType<typeof FloorsMaterial>
