import {
  CustomBlending,
  GLSL3,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  type ShaderMaterial,
  type UniformsGroup,
} from 'three'
import type { FullPrograms, Sources } from './full.ts'
import type { Shared } from './shared.ts'

/** Painter's order with premultiplied alpha, no depth: how all but the stack's floors are drawn. */
export const OVERLAY = {
  glslVersion: GLSL3,
  depthTest: false,
  depthWrite: false,
  transparent: true,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
} as const

/** Sets a material up to be drawn over what is there already. */
export const setOverlay = (material: ShaderMaterial): void => material.setValues(OVERLAY)

/**
 * A mesh whose place is a uniform: it has no matrix or bounds of its own, and the renderer computes none for it. It would
 * otherwise multiply and invert matrices for each mesh in each frame.
 */
export class UnplacedMesh extends Mesh {
  constructor() {
    super()
    this.frustumCulled = false
    this.matrixAutoUpdate = false
    this.modelViewMatrix.multiplyMatrices = () => this.modelViewMatrix
    this.normalMatrix.getNormalMatrix = () => this.normalMatrix
    this.matrixWorld.determinantAffine = () => 1
  }
}

/** The uniform blocks of a program: those of the window, or those and the frame's. */
export const viewOnly = ({ view }: Shared) => [view.group]
export const viewAndFrame = ({ view, frame }: Shared) => [view.group, frame.group]

/** What a material is drawn with: its program, where that is not its own, and the blocks that the program has. */
interface Drawn extends Partial<Sources> {
  readonly uniformsGroups: UniformsGroup[]
}

/**
 * Returns what a material takes that has a program for each tier: lean the blocks that are given, in the tier `full` all
 * of them and those that this program alone has.
 */
export const inTier = (
  shared: Shared,
  name: keyof FullPrograms,
  lean = viewAndFrame,
  ...own: (UniformsGroup | undefined)[]
): Drawn => {
  const { full } = shared
  if (!full) return { uniformsGroups: lean(shared) }
  const groups = [...viewAndFrame(shared), full.studio.group, ...own]
  return { ...full.programs[name], uniformsGroups: groups.filter(group => group !== undefined) }
}
