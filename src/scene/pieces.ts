import { Mesh, type Texture } from 'three'
import { createFigure, createQuads } from './geometry.ts'
import { createMaterials, readColours } from './materials.ts'
import { createOrder } from './order.ts'

/** Everything that is drawn: four meshes, four programs, at most four draw calls. */
export function createPieces(picture: Texture | null) {
  const materials = createMaterials(readColours())
  materials.pieces.uScreen = picture
  const quads = createQuads()
  const cells = createQuads()
  const contour = new Mesh(cells, materials.contour)
  const sun = new Mesh(createQuads(), materials.sun)
  const figure = new Mesh(createFigure(), materials.figure)
  const meshes = [contour, sun, figure, new Mesh(quads, materials.pieces)]
  meshes.forEach((mesh, i) => {
    mesh.renderOrder = i
    mesh.frustumCulled = false
    mesh.matrixAutoUpdate = false
  })
  return { materials, quads, cells, contour, sun, figure, meshes, order: createOrder() }
}

export type Pieces = ReturnType<typeof createPieces>

/** Gives GPU memory back. */
export function disposePieces(pieces: Pieces): void {
  for (const mesh of pieces.meshes) {
    mesh.removeFromParent()
    mesh.geometry.dispose()
    mesh.material.dispose()
  }
}
