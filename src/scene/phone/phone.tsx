import { extend, useFrame } from '@react-three/fiber'
import { use, useRef } from 'react'
import type { Mesh } from 'three'
import { PHONE, shows } from '../../picture/picture.ts'
import { inTier } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { useShared } from '../shared.ts'
import { NestGeometry, SAMPLES } from '../solids/nest-geometry.ts'
import { PhoneMaterial } from './material.ts'
import type { ScreenPictures } from './screen-picture.ts'

extend({ NestGeometry, PhoneMaterial })

const STAGES: MeshData['stages'] = ['hero']

/** The hero's phone with the game's screenshot; it suspends until that is there. */
export function Phone({ pictures }: { readonly pictures: Promise<ScreenPictures> }) {
  const shared = useShared()
  const { screen, clock } = use(pictures)
  const mesh = useRef<Mesh>(null)
  useFrame(() => {
    if (mesh.current) mesh.current.visible = shows(shared.picture, PHONE)
  })
  return (
    <mesh name="phone" ref={mesh} userData-stages={STAGES}>
      <nestGeometry args={[SAMPLES.coarse, 1]} />
      <phoneMaterial {...inTier(shared, 'phone')} uScreen={screen} uClock={clock} />
    </mesh>
  )
}
