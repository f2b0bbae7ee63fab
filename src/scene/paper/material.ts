import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import { Color } from 'three'
import fragmentShader from '../../../shaders/paper.frag'
import vertexShader from '../../../shaders/paper.vert'
import { setOverlay } from '../painting.ts'

export const PaperMaterial = shaderMaterial(
  { uPaper: new Color(), uPaperEdge: new Color(), uGround: new Color(), uPrinted: 0 },
  vertexShader,
  fragmentShader,
  material => material && setOverlay(material),
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    paperMaterial: ThreeElement<typeof PaperMaterial>
  }
}

export type PaperMaterial = InstanceType<typeof PaperMaterial>
