import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Mesh } from 'three'
import { ROWS } from '../../picture/picture.ts'
import { encoded } from '../colours.ts'
import { viewAndFrame } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { QuadsGeometry } from '../quads-geometry.ts'
import { useShared } from '../shared.ts'
import { ThreadsMaterial } from './material.ts'

extend({ QuadsGeometry, ThreadsMaterial })

const STAGES: MeshData['stages'] = ['sessions', 'footer']

/** The dotted links from session to session and the pins that they arrive at. */
export function Threads() {
  const shared = useShared()
  const mesh = useRef<Mesh>(null)
  useFrame(() => {
    if (mesh.current) mesh.current.visible = shared.picture.threads.alpha > 0
  })
  return (
    <mesh name="threads" ref={mesh} userData-stages={STAGES}>
      <quadsGeometry args={[2 * ROWS - 1]} />
      <threadsMaterial
        uniformsGroups={viewAndFrame(shared)}
        uHalo={encoded(shared.colours.ink)}
        uDot={encoded(shared.colours.ivory)}
      />
    </mesh>
  )
}
