import { Mesh, type Texture } from 'three'
import { FIRST_LINK, OBJECTS } from '../timeline/body.ts'
import { createFigure, createNest, createQuads } from './geometry.ts'
import { createMaterials, readColours } from './materials.ts'
import { createOrder } from './order.ts'

/** Everything that is drawn, back to front; of these seven draws at most four show in a stage. */
export function createPieces(picture: Texture | null) {
  const materials = createMaterials(readColours())
  materials.phone.uScreen = picture
  const contour = new Mesh(createQuads(), materials.contour)
  const sun = new Mesh(createQuads(), materials.sun)
  const figure = new Mesh(createFigure(), materials.figure)
  const back = new Mesh(createNest(), materials.back)
  const phone = new Mesh(createNest(), materials.phone)
  const front = new Mesh(createNest(), materials.front)
  const threads = new Mesh(createQuads(), materials.threads)
  phone.geometry.instanceCount = 1
  threads.geometry.instanceCount = OBJECTS - FIRST_LINK
  const meshes = [contour, sun, figure, back, phone, front, threads]
  meshes.forEach((mesh, i) => {
    mesh.renderOrder = i
    mesh.frustumCulled = false
    mesh.matrixAutoUpdate = false
  })
  return { materials, contour, sun, figure, back, phone, front, threads, meshes, order: createOrder() }
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
