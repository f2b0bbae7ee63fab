import { type Group, Mesh, type Texture } from 'three'
import { createFigure, createQuads, createScreen } from './geometry.ts'
import { createMaterials, readColours } from './materials.ts'
import { createOrder } from './order.ts'

/** Everything that is drawn: three meshes, three programs, three draw calls. */
export function createPieces(picture: Texture | null) {
  const materials = createMaterials(readColours())
  materials.pieces.uScreen = picture
  const quads = createQuads()
  const ground = new Mesh(createScreen(), materials.ground)
  const pieces = new Mesh(quads, materials.pieces)
  const figure = new Mesh(createFigure(), materials.figure)
  const meshes = [ground, figure, pieces]
  meshes.forEach((mesh, i) => {
    mesh.renderOrder = i
    mesh.frustumCulled = false
    mesh.matrixAutoUpdate = false
  })
  return { materials, quads, figure, meshes, order: createOrder() }
}

export type Pieces = ReturnType<typeof createPieces>

/** Gives GPU memory back. */
export function disposePieces(pieces: Pieces, parent: Group | null): void {
  for (const mesh of pieces.meshes) {
    parent?.remove(mesh)
    mesh.geometry.dispose()
  }
  const { ground, pieces: solids, figure } = pieces.materials
  for (const material of [ground, solids, figure]) material.dispose()
}
