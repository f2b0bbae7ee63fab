import { extend, useFrame } from '@react-three/fiber'
import { use, useRef } from 'react'
import type { Mesh, Texture } from 'three'
import { PHONE, shows } from '../../timeline/picture.ts'
import { inTier, UNPLACED } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { useShared } from '../shared.ts'
import { NestGeometry, SAMPLES } from '../solids/nest-geometry.ts'
import { PhoneMaterial } from './material.ts'

extend({ NestGeometry, PhoneMaterial })

const STAGES: MeshData['stages'] = ['hero']

/** The hero's phone with the game's screenshot; it suspends until that is there. */
export function Phone({ picture }: { readonly picture: Promise<Texture | null> }) {
  const shared = useShared()
  const screen = use(picture)
  const mesh = useRef<Mesh>(null)
  useFrame(() => {
    if (mesh.current) mesh.current.visible = shows(shared.picture, PHONE)
  })
  return (
    <mesh ref={mesh} {...UNPLACED} userData-stages={STAGES}>
      <nestGeometry args={[SAMPLES.coarse, 1]} />
      <phoneMaterial {...inTier(shared, 'phone')} uScreen={screen} />
    </mesh>
  )
}
