import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Mesh } from 'three'
import { STAGE_IDS } from '../../film/stages.ts'
import { viewAndFrame } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { useShared } from '../shared.ts'
import { NestGeometry, SAMPLES } from './nest-geometry.ts'
import { ShadesMaterial } from './shades-material.ts'

extend({ NestGeometry, ShadesMaterial })

const STAGES: MeshData['stages'] = STAGE_IDS

/** The shadows that are drawn ahead of the pieces: on floors, and where nothing but the ground lies under them. */
export function Shades() {
  const shared = useShared()
  const mesh = useRef<Mesh<NestGeometry>>(null)
  useFrame(() => {
    if (!mesh.current) return
    mesh.current.visible = shared.order.shaded > 0
    mesh.current.geometry.instanceCount = shared.order.shaded
  })
  return (
    <mesh name="shades" ref={mesh} userData-stages={STAGES}>
      <nestGeometry args={[SAMPLES.coarse]} />
      <shadesMaterial uniformsGroups={viewAndFrame(shared)} />
    </mesh>
  )
}
