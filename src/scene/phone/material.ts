import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import type { Texture } from 'three'
import fragmentShader from '../../../shaders/phone.frag'
import vertexShader from '../../../shaders/phone.vert'
import { setOverlay } from '../painting.ts'

export const PhoneMaterial = shaderMaterial(
  { uScreen: null as Texture | null, uClock: null as Texture | null },
  vertexShader,
  fragmentShader,
  material => material && setOverlay(material),
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    phoneMaterial: ThreeElement<typeof PhoneMaterial>
  }
}

export type PhoneMaterial = InstanceType<typeof PhoneMaterial>
