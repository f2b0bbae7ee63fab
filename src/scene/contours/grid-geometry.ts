import type { ThreeElement } from '@react-three/fiber'
import { BufferAttribute, InstancedBufferGeometry } from 'three'

/** Cells a side of the tiles in which the grid is drawn: what a renderer keeps of corners it has just computed. */
const TILE = 8

/** Corners of square cells over a stage, stage px from its bottom left. */
export class GridGeometry extends InstancedBufferGeometry {
  constructor(widthPx: number, heightPx: number, cellPx: number) {
    super()
    const columns = Math.ceil(widthPx / cellPx)
    const rows = Math.ceil(heightPx / cellPx)
    const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => i)
    const points = corners.flatMap(i => [
      (i % (columns + 1)) * cellPx,
      Math.floor(i / (columns + 1)) * cellPx,
      0,
    ])
    const up = columns + 1
    const tileOf = (i: number) => Math.floor(i / up / TILE) * up + Math.floor((i % up) / TILE)
    const cells = corners.filter(i => i % up < columns && i < rows * up).sort((a, b) => tileOf(a) - tileOf(b))
    this.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
    this.setIndex(cells.flatMap(i => [i, i + 1, i + up, i + up, i + 1, i + up + 1]))
    this.instanceCount = 1
  }
}
declare module '@react-three/fiber' {
  interface ThreeElements {
    gridGeometry: ThreeElement<typeof GridGeometry>
  }
}
