import type { RootState } from '@react-three/fiber'
import { InstancedBufferGeometry, Mesh, ShaderMaterial, type UniformsGroup } from 'three'
import { STAGE_IDS, type StageId } from '../film/stages.ts'
import { now } from '../frame/now.ts'
import { idleTask, nextTask, pause, untilDone } from './tasks.ts'

/** What a mesh of the scene says of itself: the stages that draw it, and the geometries that it may be drawn with. */
export interface MeshData {
  readonly stages: readonly StageId[]
}

const stagesOf = (mesh: Mesh): readonly StageId[] => (mesh.userData as MeshData).stages

/** How far a stage is from the one on screen. */
const distance = (stage: StageId): number => Math.abs(STAGE_IDS.indexOf(stage) - STAGE_IDS.indexOf(now.stage))

const nearness = (mesh: Mesh): number => Math.min(...stagesOf(mesh).map(distance))

/** How often it is asked whether the hero has come in, ms. */
const ENTRANCE_MS = 200
/** How far the page is scrolled when its visitor has gone on, px. */
const GONE_ON_PX = 10
/** How often a driver that is busy is asked again at most. */
const MOST_POLLS = 20
/** An attribute that no program has: bound, it makes the driver link. */
const NO_ATTRIBUTE = { place: 15, name: 'aNone' } as const

/** Every geometry that a mesh may be drawn with. */
function geometriesOf(mesh: Mesh): readonly InstancedBufferGeometry[] {
  const others = [...Object.values(mesh.userData), mesh.geometry]
  return others.filter(each => each instanceof InstancedBufferGeometry)
}

const isDrawnWith = ({ material }: Mesh, group: UniformsGroup): boolean =>
  material instanceof ShaderMaterial && material.uniformsGroups.includes(group)

/** A material like a mesh's with its own program, which is that of the tier `lean`, and the blocks that this one has. */
function leanOf({ material }: Mesh): ShaderMaterial {
  if (!(material instanceof ShaderMaterial)) throw new Error('a thing of the scene has a program of its own')
  const lean = material.clone()
  const own = new (material.constructor as new () => ShaderMaterial)()
  lean.vertexShader = own.vertexShader
  lean.fragmentShader = own.fragmentShader
  const sources = own.vertexShader + own.fragmentShader
  const isDeclared = (group: UniformsGroup) => 'name' in group && sources.includes(`uniform ${group.name} {`)
  lean.uniformsGroups = material.uniformsGroups.filter(isDeclared)
  return lean
}

/**
 * Gets the things of the scene ready for the GPU in the order in which a visitor comes to them: programs are compiled
 * off the main thread where the driver can, and nothing waits for one that no stage near the visitor draws.
 */
export class Programs {
  /** Meshes that cannot be drawn yet without waiting for the driver. */
  private readonly waiting = new Set<Mesh>()
  private readonly state: RootState
  private readonly spares: ShaderMaterial[] = []
  /** Frames that have been drawn. */
  private frames = 0
  private isOver = false

  constructor(state: RootState) {
    this.state = state
    this.waitForAll()
  }

  /** Nothing is ready: at the start, and in a context that has been lost and has come back. */
  waitForAll(): void {
    this.state.scene.traverse(each => {
      if (each instanceof Mesh) this.waiting.add(each)
    })
  }

  /** Resolves when everything that the stage on screen draws is ready. */
  async prepareStage(): Promise<void> {
    const meshes = [...this.waiting].filter(mesh => nearness(mesh) === 0)
    await Promise.all(meshes.map(mesh => this.compile(mesh)))
    for (const mesh of meshes) {
      await nextTask()
      this.finish(mesh)
    }
  }

  /**
   * Prepares everything else, the nearest first, whenever the page has nothing better to do: once the hero has come in,
   * for where pictures are computed on the processor each would wait for the other.
   */
  async prepareRest(): Promise<void> {
    await this.untilStill()
    while (this.waiting.size > 0 && !this.isOver) {
      await idleTask()
      const [next] = [...this.waiting].sort((a, b) => nearness(a) - nearness(b))
      if (!next || this.isOver) return
      await this.compile(next)
      await this.untilIdle()
      this.finish(next)
    }
  }

  /** Hides what is not ready, unless the stage on screen needs it: then the driver is waited for. Called in each frame. */
  hideWaiting(): void {
    this.frames++
    if (this.waiting.size === 0) return
    for (const mesh of this.waiting) {
      if (!mesh.visible) continue
      if (stagesOf(mesh).includes(now.stage)) this.finish(mesh)
      else mesh.visible = false
    }
  }

  /** Gives the GPU what a new layout has changed. */
  async renew(): Promise<void> {
    await idleTask()
    if (this.isOver) return
    this.state.scene.traverse(each => {
      if (each instanceof Mesh && !this.waiting.has(each)) this.upload(each)
    })
  }

  /** Compiles what the tier `lean` draws with another program than `full`, whose block of uniforms it does not have. */
  async prepareLean(studio: UniformsGroup): Promise<void> {
    const meshes: Mesh[] = []
    this.state.scene.traverse(each => {
      if (each instanceof Mesh && isDrawnWith(each, studio)) meshes.push(each)
    })
    for (const mesh of meshes) {
      await idleTask()
      if (this.isOver) return
      const { material } = mesh
      const spare = leanOf(mesh)
      this.spares.push(spare)
      mesh.material = spare
      const compiled = this.compile(mesh)
      mesh.material = material
      await compiled
    }
  }

  /** Has everything drawn in the tier `lean` from now on, with programs that are there already. */
  drawLean(studio: UniformsGroup): void {
    this.state.scene.traverse(each => {
      if (!(each instanceof Mesh) || !isDrawnWith(each, studio)) return
      const { vertexShader, fragmentShader, uniformsGroups } = leanOf(each)
      Object.assign(each.material, { vertexShader, fragmentShader, uniformsGroups, needsUpdate: true })
      if (!this.waiting.has(each)) this.upload(each)
    })
    // Until now they have kept the programs.
    for (const spare of this.spares.splice(0)) spare.dispose()
  }

  stop(): void {
    this.isOver = true
  }

  private async compile(mesh: Mesh): Promise<void> {
    const { gl, camera, scene } = this.state
    const context = gl.getContext() as WebGL2RenderingContext
    if (context.isContextLost()) return
    if (gl.extensions.has('KHR_parallel_shader_compile')) await gl.compileAsync(mesh, camera, scene)
    else {
      gl.compile(mesh, camera, scene)
      this.link(mesh, context)
      await untilDone(context)
    }
  }

  /** The driver's program of a mesh, once that has been compiled. */
  private programOf({ material }: Mesh): WebGLProgram | undefined {
    const { currentProgram } = this.state.gl.properties.get(material) as {
      currentProgram?: { program: WebGLProgram }
    }
    return currentProgram?.program
  }

  /**
   * Has the driver finish linking by itself: it would wait for the first question about the program, and the page for
   * the answer. What is bound after linking counts for the next time, which never comes.
   */
  private link(mesh: Mesh, context: WebGL2RenderingContext): void {
    const program = this.programOf(mesh)
    if (program) context.bindAttribLocation(program, NO_ATTRIBUTE.place, NO_ATTRIBUTE.name)
  }

  /** Throws where the driver has refused the program of a mesh: it would draw nothing with it, and three says nothing. */
  private check(mesh: Mesh): void {
    const { gl, camera, scene } = this.state
    const context = gl.getContext()
    gl.compile(mesh, camera, scene)
    const program = this.programOf(mesh)
    if (!program || context.getProgramParameter(program, context.LINK_STATUS) || context.isContextLost())
      return
    const logs = context.getAttachedShaders(program)?.map(shader => context.getShaderInfoLog(shader)) ?? []
    const log = [...logs, context.getProgramInfoLog(program)].join(' ').replace(/\s+/g, ' ').trim()
    throw new Error(`the driver refuses the program of the ${mesh.name}: ${log}`)
  }

  /** Resolves when nothing is drawn any more, or the visitor has gone on to what is not ready yet. */
  private async untilStill(): Promise<void> {
    for (let seen = -1; seen !== this.frames && now.scrollPx < GONE_ON_PX && !this.isOver; ) {
      seen = this.frames
      await pause(ENTRANCE_MS)
    }
  }

  /** Resolves when the driver has nothing to do: what it is asked while it draws, the page would wait for. */
  private async untilIdle(): Promise<void> {
    const context = this.state.gl.getContext() as WebGL2RenderingContext
    for (let tries = 0, seen = -1; tries < MOST_POLLS && seen !== this.frames; tries++) {
      seen = this.frames
      await untilDone(context)
    }
  }

  /** Looks its uniforms up and sends its geometry. */
  private finish(mesh: Mesh): void {
    if (this.isOver || !this.waiting.delete(mesh)) return
    this.upload(mesh)
  }

  /** Draws no instance of a mesh: that takes its program and its geometries to the GPU and touches no pixel. */
  private upload(mesh: Mesh): void {
    const { gl, camera } = this.state
    if (gl.getContext().isContextLost()) return
    this.check(mesh)
    const { visible, geometry } = mesh
    mesh.visible = true
    for (const each of geometriesOf(mesh)) {
      const { instanceCount } = each
      mesh.geometry = each
      each.instanceCount = 0
      // Whatever happens here: what is to be drawn later is drawn whole.
      try {
        gl.render(mesh, camera)
      } finally {
        each.instanceCount = instanceCount
        mesh.visible = visible
        mesh.geometry = geometry
      }
    }
  }
}
