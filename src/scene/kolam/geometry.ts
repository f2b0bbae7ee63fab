import type { ThreeElement } from '@react-three/fiber'
import { BufferAttribute, InstancedBufferGeometry } from 'three'
import { BARE_DOTS, DOTS } from '../../kolam/dots.ts'

const CORNERS = 4
/** Quads that the line at a corner is made of. */
const STEPS = 12
const STATIONS = STEPS + 1

/**
 * One strip for every kolam: a corner of a dot after the other, and the dots. A vertex knows its dot and corner, how far
 * along it lies and on which side; the program knows the states.
 */
export class KolamGeometry extends InstancedBufferGeometry {
  constructor() {
    super()
    const places: number[] = []
    const along: number[] = []
    const triangles: number[] = []
    const quads = (stations: number) => {
      const first = places.length / 3
      for (let i = first; i < first + 2 * (stations - 1); i += 2) {
        triangles.push(i, i + 2, i + 1, i + 1, i + 2, i + 3)
      }
    }
    for (const [dot, [x, y]] of DOTS.entries()) {
      for (let corner = 0; corner < CORNERS; corner++) {
        quads(STATIONS)
        for (let i = 0; i < STATIONS; i++) {
          for (const side of [-1, 1]) {
            places.push(x, y, dot * CORNERS + corner)
            along.push(i / STEPS, side)
          }
        }
      }
    }
    // Beside a shape that is lifted off its tip the dot there would show.
    for (const [x, y] of BARE_DOTS) {
      quads(2)
      for (const right of [-1, 1]) {
        for (const up of [-1, 1]) {
          places.push(x, y, -1)
          along.push(right, up)
        }
      }
    }
    this.setAttribute('position', new BufferAttribute(new Float32Array(places), 3))
    this.setAttribute('aAlong', new BufferAttribute(new Float32Array(along), 2))
    this.setIndex(triangles)
    this.instanceCount = 1
  }
}

declare module '@react-three/fiber' {
  interface ThreeElements {
    kolamGeometry: ThreeElement<typeof KolamGeometry>
  }
}
