import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import { Color } from 'three'
import fragmentShader from '../../../shaders/threads.frag'
import vertexShader from '../../../shaders/threads.vert'
import { setOverlay } from '../painting.ts'

export const ThreadsMaterial = shaderMaterial(
  { uHalo: new Color(), uDot: new Color() },
  vertexShader,
  fragmentShader,
  material => material && setOverlay(material),
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    threadsMaterial: ThreeElement<typeof ThreadsMaterial>
  }
}

export type ThreadsMaterial = InstanceType<typeof ThreadsMaterial>
