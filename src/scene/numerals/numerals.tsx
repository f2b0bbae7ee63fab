import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Mesh } from 'three'
import { FORM, type Picture, peek, tokenOf } from '../../picture/picture.ts'
import { inTier } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { QuadsGeometry } from '../quads-geometry.ts'
import { useShared } from '../shared.ts'
import { NumeralsMaterial } from './material.ts'

extend({ NumeralsMaterial, QuadsGeometry })

const PIECES = 4

const STAGES: Readonly<Record<'behind' | 'before', MeshData['stages']>> = {
  behind: ['hero'],
  before: ['hero', 'representation', 'footer'],
}

/** Whether a piece shows its number, of those behind the phone or of the others. */
function showsNumber(picture: Picture, isBehind: boolean, hasPhone: boolean): boolean {
  for (let shape = 0; shape < PIECES; shape++) {
    const token = tokenOf(picture.ground.contourRow, shape)
    if (peek(picture, token, FORM + 3) === 0) continue
    if ((hasPhone && peek(picture, token, 2) < 0) === isBehind) return true
  }
  return false
}

/** The numbers on the backs of pieces that a hand has turned over, some of them behind the phone, or the bead in the sun. */
export function Numerals({ side }: { readonly side: 'behind' | 'before' }) {
  const shared = useShared()
  const ref = useRef<Mesh<QuadsGeometry, NumeralsMaterial>>(null)
  useFrame(() => {
    const mesh = ref.current
    if (!mesh) return
    const hasPhone = shared.order.behind > 0
    mesh.visible = showsNumber(shared.picture, side === 'behind', hasPhone)
    mesh.material.uRow = tokenOf(shared.picture.ground.contourRow, 0)
    mesh.material.uSide = hasPhone ? (side === 'behind' ? -1 : 1) : 0
  })
  return (
    <mesh name="numerals" ref={ref} userData-stages={STAGES[side]}>
      <quadsGeometry args={[PIECES]} />
      <numeralsMaterial {...inTier(shared, 'numerals')} />
    </mesh>
  )
}
