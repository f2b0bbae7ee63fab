import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Mesh } from 'three'
import { encoded } from '../colours.ts'
import { inTier, viewOnly } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { useShared } from '../shared.ts'
import { SunMaterial } from './material.ts'
import { RingsGeometry } from './rings-geometry.ts'

extend({ RingsGeometry, SunMaterial })

const STAGES: MeshData['stages'] = ['footer']

/** The circle grown to the footer's sun; its rim in the tier `lean`. */
export function Sun() {
  const shared = useShared()
  const mesh = useRef<Mesh>(null)
  const material = useRef<SunMaterial>(null)
  useFrame(() => {
    if (!mesh.current || !material.current) return
    const { sunX, sunY, sunRadius, sunRim, sunStuds, sunTurned } = shared.picture.ground
    mesh.current.visible = sunRadius > 0
    material.current.uSun.set(sunX, sunY, sunRadius, sunRim)
    material.current.uStuds.set(sunStuds, sunTurned)
  })
  const { veneer, circle, 'circle-edge': vermilion } = shared.colours
  return (
    <mesh name="sun" ref={mesh} userData-stages={STAGES}>
      <ringsGeometry args={[2]} />
      <sunMaterial
        ref={material}
        {...inTier(shared, 'sun', viewOnly, shared.full?.ground.group)}
        uLine={encoded(veneer)}
        uMarigold={encoded(circle)}
        uVermilion={encoded(vermilion)}
      />
    </mesh>
  )
}
