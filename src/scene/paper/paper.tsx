import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { type Mesh, OneMinusSrcAlphaFactor, ZeroFactor } from 'three'
import { PAPER, shows } from '../../picture/picture.ts'
import { encoded } from '../colours.ts'
import { inTier } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { useShared } from '../shared.ts'
import { NestGeometry, SAMPLES } from '../solids/nest-geometry.ts'
import { PaperMaterial } from './material.ts'

extend({ NestGeometry, PaperMaterial })

const STAGES: MeshData['stages'] = ['sessions', 'footer']

/** The sheet of paper under the stack, which grows into the ground of the data sheet. */
export function Paper() {
  const shared = useShared()
  const mesh = useRef<Mesh>(null)
  const material = useRef<PaperMaterial>(null)
  useFrame(() => {
    if (!mesh.current || !material.current) return
    mesh.current.visible = shows(shared.picture, PAPER)
    const { printed } = shared.picture.ground
    material.current.uPrinted = Number(printed)
    material.current.blendDst = printed ? ZeroFactor : OneMinusSrcAlphaFactor
  })
  return (
    <mesh name="paper" ref={mesh} userData-stages={STAGES}>
      <nestGeometry args={[SAMPLES.coarse, 1]} />
      <paperMaterial
        ref={material}
        {...inTier(shared, 'paper')}
        uPaper={encoded(shared.colours.paper)}
        uPaperEdge={encoded(shared.colours['paper-edge'])}
        uGround={encoded(shared.colours.ink)}
      />
    </mesh>
  )
}
