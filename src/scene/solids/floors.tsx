import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Mesh } from 'three'
import { ROWS } from '../../picture/picture.ts'
import { viewAndFrame } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { QuadsGeometry } from '../quads-geometry.ts'
import { useShared } from '../shared.ts'
import { FloorsMaterial } from './floors-material.ts'

extend({ FloorsMaterial, QuadsGeometry })

const STAGES: MeshData['stages'] = ['sessions', 'footer']

/** The level middles of the plates that hide what lies below them, with their depth. */
export function Floors() {
  const shared = useShared()
  const mesh = useRef<Mesh>(null)
  useFrame(() => {
    if (mesh.current) mesh.current.visible = shared.order.floors
  })
  return (
    <mesh name="floors" ref={mesh} userData-stages={STAGES}>
      <quadsGeometry args={[ROWS]} />
      <floorsMaterial uniformsGroups={viewAndFrame(shared)} />
    </mesh>
  )
}
