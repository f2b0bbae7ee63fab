import type { ThreeElement } from '@react-three/fiber'
import { BufferAttribute, InstancedBufferGeometry } from 'three'

/** Contours of a solid's mesh; shaders/pieces.vert and towers.vert name them. */
export const CONTOURS = { piece: 6, tower: 5 } as const

/** The strip of contours that is a ring's face, from outside in; of other pieces it is part of the face. */
const RING_FACE = 2

/** Points of a contour: for pieces of up to half a screen, and for the many small ones of stack and list. */
export const SAMPLES = { fine: 72, coarse: 32 } as const

/** Gradient and corner direction at a point of a regular shape's contour, clockwise from the top. */
function directionsAt(corners: number, at: number, samples: number): number[] {
  const corner = Math.floor((at * corners) / samples)
  const first = Math.ceil((corner * samples) / corners)
  const count = Math.ceil(((corner + 1) * samples) / corners) - first
  // A square stands on a side, not on a corner.
  const middle = (2 * Math.PI * (corner + (corners === 4 ? 0.5 : 0))) / corners
  const angle = middle + ((at - first) / (count - 1) - 0.5) * ((2 * Math.PI) / corners)
  return [Math.sin(angle), Math.cos(angle), Math.sin(middle), Math.cos(middle)]
}

/** A nest of contours of a distance field, outermost first; `position.x` is the number of the contour. */
export class NestGeometry extends InstancedBufferGeometry {
  /** @param samples points of a contour: what a round piece of some hundred px needs */
  constructor(samples: number, instances = 0, contours: number = CONTOURS.piece) {
    super()
    const points = Array.from({ length: samples * contours }, (_, i) => i)
    const angle = (2 * Math.PI) / samples
    this.write('position', 3, points, i => [Math.floor(i / samples), 0, 0])
    this.write('aCircle', 2, points, i => [Math.sin((i % samples) * angle), Math.cos((i % samples) * angle)])
    this.write('aTriangle', 4, points, i => directionsAt(3, i % samples, samples))
    this.write('aSquare', 4, points, i => directionsAt(4, i % samples, samples))
    this.write('aPentagon', 4, points, i => directionsAt(5, i % samples, samples))
    // A ring's face lies over both of its walls: the strip from its outer to its inner edge comes last.
    const over = (i: number) => Number(Math.floor(i / samples) === RING_FACE)
    this.setIndex(
      points
        .slice(0, -samples)
        .sort((a, b) => over(a) - over(b))
        .flatMap(i => {
          const next = i - (i % samples) + ((i + 1) % samples)
          return [i, i + samples, next, next, i + samples, next + samples]
        }),
    )
    this.instanceCount = instances
  }

  private write(name: string, size: number, points: readonly number[], at: (i: number) => number[]): void {
    this.setAttribute(name, new BufferAttribute(new Float32Array(points.flatMap(at)), size))
  }
}
declare module '@react-three/fiber' {
  interface ThreeElements {
    nestGeometry: ThreeElement<typeof NestGeometry>
  }
}
