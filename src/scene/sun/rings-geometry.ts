import type { ThreeElement } from '@react-three/fiber'
import { BufferAttribute, InstancedBufferGeometry } from 'three'

/** Points of each ring. */
const POINTS = 180

/** Rings one inside the other: of each point the ring, outermost first, and its direction from the centre. */
export class RingsGeometry extends InstancedBufferGeometry {
  constructor(rings: number) {
    super()
    const points = new Float32Array(rings * POINTS * 3)
    const corners: number[] = []
    for (let i = 0; i < rings * POINTS; i++) {
      const angle = (2 * Math.PI * i) / POINTS
      points.set([Math.floor(i / POINTS), Math.sin(angle), Math.cos(angle)], i * 3)
      if (i >= (rings - 1) * POINTS) continue
      const next = i - (i % POINTS) + ((i + 1) % POINTS)
      corners.push(i, i + POINTS, next, next, i + POINTS, next + POINTS)
    }
    this.setAttribute('position', new BufferAttribute(points, 3))
    this.setIndex(corners)
    this.instanceCount = 1
  }
}

declare module '@react-three/fiber' {
  interface ThreeElements {
    ringsGeometry: ThreeElement<typeof RingsGeometry>
  }
}
