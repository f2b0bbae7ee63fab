import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Mesh } from 'three'
import { STAGE_IDS } from '../../film/stages.ts'
import { inTier } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { useShared } from '../shared.ts'
import { NestGeometry, SAMPLES } from './nest-geometry.ts'
import { PiecesMaterial } from './pieces-material.ts'

extend({ NestGeometry, PiecesMaterial })

/** The phone lies between pieces, and the line of the kolam between the first plate and its shapes. */
const STAGES: Readonly<Record<'behind' | 'before', MeshData['stages']>> = {
  behind: ['hero', 'sessions'],
  before: STAGE_IDS,
}

type PiecesMesh = Mesh<NestGeometry, PiecesMaterial>

/** From so many pieces on they are small: the coarse mesh will do. */
const MANY = 16

/**
 * Tokens, rings, plates, tray and the shadows that lie on no floor: one instanced draw in painter's order, or two while
 * something lies between them.
 */
export function Pieces({ side }: { readonly side: 'behind' | 'before' }) {
  const shared = useShared()
  const ref = useRef<PiecesMesh>(null)
  useFrame(() => {
    const mesh = ref.current
    if (!mesh) return
    const { behind, count, floors } = shared.order
    const first = side === 'behind' ? 0 : behind
    const end = side === 'behind' ? behind : count
    mesh.visible = end > first
    const { fine, coarse } = mesh.userData as Record<keyof typeof SAMPLES, NestGeometry>
    mesh.geometry = count > MANY ? coarse : fine
    mesh.geometry.instanceCount = end - first
    mesh.material.uFirst = first
    mesh.material.depthTest = floors
  })
  return (
    <mesh name="pieces" ref={ref} userData-stages={STAGES[side]}>
      <nestGeometry args={[SAMPLES.fine]} attach="userData-fine" />
      <nestGeometry args={[SAMPLES.coarse]} attach="userData-coarse" />
      <piecesMaterial {...inTier(shared, 'pieces')} />
    </mesh>
  )
}
