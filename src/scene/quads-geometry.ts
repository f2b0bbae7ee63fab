import type { ThreeElement } from '@react-three/fiber'
import { BufferAttribute, InstancedBufferGeometry } from 'three'

const QUAD = new Float32Array([-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0])
const TRIANGLES = [0, 1, 2, 2, 1, 3]

/** A quad to be drawn once an instance; the programs know the instance by its number. */
export class QuadsGeometry extends InstancedBufferGeometry {
  constructor(instances = 1) {
    super()
    this.setAttribute('position', new BufferAttribute(QUAD, 3))
    this.setIndex(TRIANGLES)
    this.instanceCount = instances
  }
}
declare module '@react-three/fiber' {
  interface ThreeElements {
    quadsGeometry: ThreeElement<typeof QuadsGeometry>
  }
}
