import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import { Matrix3, Vector2, Vector4 } from 'three'
import fragmentShader from '../../../shaders/towers.frag'
import vertexShader from '../../../shaders/towers.vert'
import { setOverlay } from '../painting.ts'

export const TowersMaterial = shaderMaterial(
  {
    /** Screen directions of a face's own x, y and normal. */
    uFrame: new Matrix3(),
    /** Where a point of the page's plane is seen, as the sheet that it is printed on lies. */
    uPage: new Matrix3(),
    /** Size, distance of two lines, thickness of a line, alpha. */
    uTower: new Vector4(),
    /** Left and right edge of the ink column, stage px. */
    uInkColumn: new Vector2(),
  },
  vertexShader,
  fragmentShader,
  material => material && setOverlay(material),
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    towersMaterial: ThreeElement<typeof TowersMaterial>
  }
}

export type TowersMaterial = InstanceType<typeof TowersMaterial>
