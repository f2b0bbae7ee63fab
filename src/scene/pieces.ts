import { BufferGeometry, Mesh, type Texture } from 'three'
import { FIRST_LINK, OBJECTS, ROWS } from '../timeline/body.ts'
import { createFigure, createNest, createQuads } from './geometry.ts'
import { createMaterials, readColours } from './materials.ts'
import { createOrder } from './order.ts'

/** Points of a contour: for pieces of up to half a screen, and for the many small ones of stack and list. */
const SAMPLES = { fine: 72, coarse: 32 } as const

/** Everything that is drawn, back to front; of these ten draws at most five show in a stage. */
export function createPieces(picture: Texture | null) {
  const materials = createMaterials(readColours())
  materials.phone.uScreen = picture
  const contour = new Mesh(new BufferGeometry(), materials.contour)
  const sun = new Mesh(createQuads(), materials.sun)
  const figure = new Mesh(createFigure(), materials.figure)
  const nests = {
    back: createNest(SAMPLES.fine),
    fine: createNest(SAMPLES.fine),
    coarse: createNest(SAMPLES.coarse),
    shades: createNest(SAMPLES.coarse),
  }
  const paper = new Mesh(createNest(SAMPLES.coarse), materials.paper)
  const floors = new Mesh(createQuads(), materials.floors)
  const shades = new Mesh(nests.shades, materials.shades)
  const back = new Mesh(nests.back, materials.back)
  const phone = new Mesh(createNest(SAMPLES.coarse), materials.phone)
  const front = new Mesh(nests.fine, materials.front)
  const threads = new Mesh(createQuads(), materials.threads)
  paper.geometry.instanceCount = 1
  floors.geometry.instanceCount = ROWS
  phone.geometry.instanceCount = 1
  threads.geometry.instanceCount = OBJECTS - FIRST_LINK
  const meshes = [contour, sun, figure, paper, floors, shades, back, phone, front, threads]
  for (const mesh of meshes) {
    mesh.frustumCulled = false
    mesh.matrixAutoUpdate = false
  }
  return {
    materials,
    contour,
    sun,
    figure,
    paper,
    floors,
    shades,
    back,
    phone,
    front,
    threads,
    nests,
    meshes,
    order: createOrder(),
  }
}

export type Pieces = ReturnType<typeof createPieces>

/** Gives GPU memory back. */
export function disposePieces(pieces: Pieces): void {
  for (const mesh of pieces.meshes) {
    mesh.removeFromParent()
    mesh.geometry.dispose()
    mesh.material.dispose()
  }
  for (const nest of Object.values(pieces.nests)) nest.dispose()
}
