import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Mesh } from 'three'
import { encoded } from '../colours.ts'
import { viewOnly } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { useShared } from '../shared.ts'
import { FieldMaterial } from './field-material.ts'
import { RingsGeometry } from './rings-geometry.ts'

extend({ FieldMaterial, RingsGeometry })

const STAGES: MeshData['stages'] = ['footer']

/** Rings of the glow and of the field, and the centre; shaders/field.vert knows where they are. */
const RINGS = 19

/** The field of the footer's sun and its glow, where they are another program's than its rim: in the tier `lean`. */
export function SunField() {
  const shared = useShared()
  const mesh = useRef<Mesh>(null)
  const material = useRef<FieldMaterial>(null)
  useFrame(() => {
    if (!mesh.current || !material.current) return
    const { sunX, sunY, sunRadius, sunRim } = shared.picture.ground
    mesh.current.visible = sunRadius > 0 && shared.full === null
    material.current.uSun.set(sunX, sunY, sunRadius, sunRim)
  })
  return (
    <mesh name="sun's field" ref={mesh} userData-stages={STAGES}>
      <ringsGeometry args={[RINGS]} />
      <fieldMaterial
        ref={material}
        uniformsGroups={viewOnly(shared)}
        uMarigold={encoded(shared.colours.circle)}
      />
    </mesh>
  )
}
